import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { serverOrigin } from "./http-server.ts";

const agent = new Agent({ keepAlive: true });

export type HttpRequest = {
  method?: string;
  /** Sent unchanged, from the slash: nothing is encoded. */
  path: string;
  headers?: Record<string, string | string[]>;
  /** Text is sent with its Content-Length; a list of chunks is sent chunked. */
  body?: string | Uint8Array | readonly (string | Uint8Array)[];
  /** A server other than this worker's. */
  origin?: string;
};

export type HttpResponse<Body = unknown> = {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The parsed JSON; undefined for an empty body. */
  body: Body;
};

/** Sends a request without additions or corrections, so that malformed ones arrive malformed. */
export async function http({
  method = "GET",
  path,
  headers = {},
  body,
  origin,
}: HttpRequest): Promise<HttpResponse> {
  const { hostname, port } = new URL(origin ?? (await serverOrigin()));
  return new Promise((resolve, reject) => {
    const outgoing = request({ agent, hostname, port, method, path, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("error", reject);
      incoming.on("end", () => {
        const text = Buffer.concat(chunks).toString();
        const { statusCode = 0, headers } = incoming;
        resolve({ status: statusCode, headers, text, body: parsed(text, headers) });
      });
    });
    outgoing.on("error", reject);
    if (body === undefined) outgoing.end();
    else if (typeof body === "string" || body instanceof Uint8Array) {
      outgoing.setHeader("Content-Length", Buffer.byteLength(body));
      outgoing.end(body);
    } else {
      if (!outgoing.hasHeader("Transfer-Encoding")) outgoing.setHeader("Transfer-Encoding", "chunked");
      for (const chunk of body) outgoing.write(chunk);
      outgoing.end();
    }
  });
}

function parsed(text: string, headers: IncomingHttpHeaders): unknown {
  return text !== "" && /json/.test(headers["content-type"] ?? "") ? JSON.parse(text) : undefined;
}
