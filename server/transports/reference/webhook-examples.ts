import { sampleEvent } from "#server/resources/events/examples.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";

const event = { ...sampleEvent, type: "application.deleted", resourceId: sampleIds.applicationId };

/** A webhook delivery, and how receivers verify it with the libraries of the Standard Webhooks specification. */
export const webhookExamples = {
  delivery: [
    "POST /hooks/offerlane HTTP/1.1",
    "Content-Type: application/json",
    `webhook-id: ${event.id}`,
    "webhook-timestamp: 1795165201",
    "webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
    "",
    JSON.stringify(event, null, 2),
  ].join("\n"),
  typescript: `import { createServer } from "node:http";
import { Webhook } from "standardwebhooks";

const webhook = new Webhook(process.env.OFFERLANE_WEBHOOK_SECRET);

createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  try {
    const event = webhook.verify(Buffer.concat(chunks), request.headers);
    console.log(event.type, event.resourceId);
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
}).listen(4000);`,
  python: `import os
from flask import Flask, request
from standardwebhooks import Webhook, WebhookVerificationError

app = Flask(__name__)
webhook = Webhook(os.environ["OFFERLANE_WEBHOOK_SECRET"])

@app.post("/hooks/offerlane")
def receive():
    try:
        event = webhook.verify(request.get_data(as_text=True), dict(request.headers))
    except WebhookVerificationError:
        return "", 400
    print(event["type"], event["resourceId"])
    return "", 204`,
};
