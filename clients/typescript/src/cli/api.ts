import { errorOf } from "../error-response.ts";
import { CommandError } from "./command-error.ts";
import { say } from "./output.ts";
import { access } from "./settings.ts";

const METHODS = ["GET", "POST", "PATCH", "PUT", "DELETE"];

/**
 * Calls any path of the API and prints the response as it is.
 * @param data the body as JSON; `-` reads it from the standard input
 * @throws CommandError for an unknown method or a wrong path, ApiError for an error response
 */
export async function callApi(method = "", path = "", data?: string): Promise<void> {
  const verb = method.toUpperCase();
  if (!METHODS.includes(verb)) throw new CommandError(`Name a method: ${METHODS.join(", ")}.`);
  if (!path.startsWith("/")) throw new CommandError("Name a path, such as /boards.");
  const { origin, credential } = await access();
  const address = new URL(path.startsWith("/api/") ? path : `/api/v1${path}`, origin);
  if (address.origin !== new URL(origin).origin)
    throw new CommandError("The path must be one of Offerlane's.");
  const body = data === "-" ? await standardInput() : data;
  const response = await fetch(address, {
    method: verb,
    headers: {
      Accept: "application/json, application/problem+json",
      Authorization: `Bearer ${await credential()}`,
      ...(verb === "GET" ? {} : { "Idempotency-Key": crypto.randomUUID() }),
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    ...(body === undefined ? {} : { body }),
  });
  if (!response.ok) throw await errorOf(response);
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  say(isJson ? JSON.stringify(JSON.parse(text), null, 2) : text);
}

async function standardInput(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
