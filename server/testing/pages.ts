import type { OperationMeta } from "#server/core/trpc.ts";
import { appRouter } from "#server/resources/index.ts";
import type { Name, PageName } from "./contracts.ts";
import { type Answer, http } from "./http.ts";

export type PageAnswer = Answer & { data: unknown; code: string | null };

const procedures: Record<string, { _def: { type: string; meta?: OperationMeta } }> = appRouter._def
  .procedures as never;
const byName = new Map(
  Object.entries(procedures).map(([path, { _def }]) => [
    _def.meta?.operation?.name as string,
    { path, type: _def.type },
  ]),
);

/** The path of an operation's procedure, such as `applications.bulkMove`. */
export function procedureOf(name: PageName | Name): string {
  return byName.get(name)?.path ?? "";
}

/** Calls an operation as our pages do, with the cookie of whoever is signed in, or none. */
export async function callPage(
  cookie: string | null,
  name: PageName | Name,
  input: unknown = {},
  headers: Record<string, string> = {},
): Promise<PageAnswer> {
  const { path = "", type = "" } = byName.get(name) ?? {};
  const sent = {
    "Sec-Fetch-Site": "same-origin",
    ...(cookie === null ? {} : { Cookie: cookie }),
    ...headers,
  };
  const text = JSON.stringify(input);
  const answer = await http(
    type === "query"
      ? { path: `/api/trpc/${path}?input=${encodeURIComponent(text)}`, headers: sent }
      : {
          method: "POST",
          path: `/api/trpc/${path}`,
          headers: { ...sent, "Content-Type": "application/json" },
          body: text,
        },
  );
  const body = answer.body as { result?: { data: unknown }; error?: { data: { problem: { code: string } } } };
  return { ...answer, data: body?.result?.data, code: body?.error?.data.problem.code ?? null };
}
