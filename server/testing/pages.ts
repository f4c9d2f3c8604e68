import { expect } from "vitest";
import type { PlacedOperation } from "#server/core/group.ts";
import { operations } from "#server/resources/index.ts";
import { pageCaller } from "#server/transports/page-caller.ts";
import { handleTrpc } from "#server/transports/trpc.ts";
import { type Person, signIn } from "./actors.ts";
import type { Name, PageName } from "./contracts.ts";
import { type HttpResponse, http } from "./http.ts";

export type PageContext = HttpResponse & { data: unknown; code: string | null };

const byName = new Map<string, PlacedOperation>(
  operations.map((operation) => [operation.contract.name, operation]),
);

function placeOf(name: string): PlacedOperation {
  const place = byName.get(name);
  if (place === undefined) throw new Error(`There is no operation ${name}`);
  return place;
}

/** Returns the path of an operation's procedure, such as `applications.bulkMove`. */
export function procedureOf(name: PageName | Name): string {
  return placeOf(name).procedure;
}

/** Calls an operation as our pages do, with the cookie of a signed-in user, or none. With an Accept header, a read is a download. */
export async function callPage(
  cookie: string | null,
  name: PageName | Name,
  input: unknown = {},
  headers: Record<string, string> = {},
): Promise<PageContext> {
  const { procedure, contract } = placeOf(name);
  const sent = {
    "Sec-Fetch-Site": "same-origin",
    ...(cookie === null ? {} : { Cookie: cookie }),
    ...headers,
  };
  const text = JSON.stringify(input);
  const response = await http(
    !contract.changesData && headers.Accept === undefined
      ? { path: `/api/trpc/${procedure}?input=${encodeURIComponent(text)}`, headers: sent }
      : {
          method: "POST",
          path: `/api/trpc/${procedure}`,
          headers: { ...sent, "Content-Type": "application/json" },
          body: text,
        },
  );
  const body = response.body as {
    result?: { data: unknown };
    error?: { data: { problem: { code: string } } };
  };
  return { ...response, data: body?.result?.data, code: body?.error?.data.problem.code ?? null };
}

/** Requests a file as our pages do. Returns its response, whose body can be read slowly or left. */
export function downloadFromPage(cookie: string, procedure: string, input: unknown): Promise<Response> {
  const body = JSON.stringify(input);
  const headers = {
    Cookie: cookie,
    Accept: "application/octet-stream",
    "Content-Type": "application/json",
    "Content-Length": String(body.length),
    "Sec-Fetch-Site": "same-origin",
  };
  return handleTrpc(new Request(`http://127.0.0.1/api/trpc/${procedure}`, { method: "POST", headers, body }));
}

/** Returns the operations as pages call them for a signed-in person, in the live account or the sandbox. */
export async function pagesOf(person: Pick<Person, "userId">, inSandbox = false) {
  const { call } = (await pageCaller(await signIn(person, inSandbox))) ?? expect.fail("no one is signed in");
  return call;
}
