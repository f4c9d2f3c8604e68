import { z } from "zod";
import type { Started } from "../bench/processes.ts";
import type { Product } from "./product.ts";
import { keysOf } from "./turns.ts";

const TURNS = 20;
const Named = z.object({ id: z.string() });
const Roster = z.object({ data: z.array(z.object({ shares: z.array(z.unknown()) })) });

/** Calls the REST API with a key. @throws if the response is an error */
async function call(
  origin: string,
  key: string,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
  const sent = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
  const response = await fetch(`${origin}/api/v1${path}`, sent);
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text === "" ? null : JSON.parse(text);
}

/** Creates an organization in which the seeded user is an applicant and another user, the owner, reads the roster. */
export async function foundOrganization(product: Product, { origin }: Started) {
  const keys = await keysOf(product);
  const staff = keys.find(({ accountId }) => accountId !== product.accountId);
  if (staff === undefined) throw new Error("There is nobody else.");
  const { rows } = await product.sql.query<{ email: string }>("SELECT email FROM accounts WHERE id = $1", [
    product.accountId,
  ]);
  const founded = await call(origin, staff.key, "POST", "/organizations", { name: "Drill", type: "college" });
  const { slug } = z.object({ slug: z.string() }).parse(founded);
  const invited = { emails: rows.map(({ email }) => email), role: "applicant" };
  await call(origin, staff.key, "POST", `/organizations/${slug}/invitations`, invited);
  const mine = z
    .object({ data: z.array(Named) })
    .parse(await call(origin, product.key, "GET", "/invitations"));
  for (const { id } of mine.data) await call(origin, product.key, "POST", `/invitations/${id}/accept`);
  return { slug, staffKey: staff.key };
}

/**
 * Shares a board and withdraws the share repeatedly on one process; after each change, staff reads the roster on
 * another.
 * @returns the number of turns, and of stale reads that showed a withdrawn share or missed a new one
 */
export async function withdrawShares(
  { key, boardId }: Product,
  { slug, staffKey }: Awaited<ReturnType<typeof foundOrganization>>,
  { writer, reader }: Record<"writer" | "reader", Started>,
): Promise<{ turns: number; stale: number }> {
  const shown = async () => {
    const roster = await call(reader.origin, staffKey, "GET", `/organizations/${slug}/roster`);
    return Roster.parse(roster).data.flatMap(({ shares }) => shares).length;
  };
  let stale = 0;
  for (let turn = 0; turn < TURNS; turn += 1) {
    const made = await call(writer.origin, key, "POST", `/boards/${boardId}/shares`, {
      organizationSlug: slug,
    });
    if ((await shown()) !== 1) stale += 1;
    await call(writer.origin, key, "DELETE", `/shares/${Named.parse(made).id}`);
    if ((await shown()) !== 0) stale += 1;
  }
  return { turns: TURNS, stale };
}
