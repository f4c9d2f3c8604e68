import type { Product, RunningServer } from "../shared/product.ts";
import { change, get, requestJson } from "../shared/requests.ts";

const TURNS = 20;
type Roster = { readonly data: readonly { readonly shares: readonly unknown[] }[] };
type Named = { readonly id: string };

/** Creates an organization in which the seeded user is an applicant and another user, the owner, reads the roster. */
export async function createSharedOrganization(product: Product, { origin }: RunningServer) {
  const [staffKey = ""] = await product.credentials("key", (await product.others()).slice(0, 1));
  const { rows } = await product.sql.query<{ email: string }>("SELECT email FROM accounts WHERE id = $1", [
    product.accountId,
  ]);
  const founded = change("POST", staffKey, "organizations", { name: "Drill", type: "college" });
  const { slug } = await requestJson<{ slug: string }>(origin, founded);
  const invited = { emails: rows.map(({ email }) => email), role: "applicant" };
  await requestJson(origin, change("POST", staffKey, `organizations/${slug}/invitations`, invited));
  const { data } = await requestJson<{ data: Named[] }>(origin, get(product.key, "invitations"));
  for (const { id } of data)
    await requestJson(origin, change("POST", product.key, `invitations/${id}/accept`));
  return { slug, staffKey };
}

/**
 * Shares a board and withdraws the share repeatedly on one process; after each change, staff reads the roster on
 * another.
 * @returns the number of turns, and of stale reads that showed a withdrawn share or missed a new one
 */
export async function withdrawShares(
  { key, boardId }: Product,
  { slug, staffKey }: Awaited<ReturnType<typeof createSharedOrganization>>,
  { writer, reader }: Record<"writer" | "reader", RunningServer>,
): Promise<{ turns: number; stale: number }> {
  const readShared = async () => {
    const { data } = await requestJson<Roster>(reader.origin, get(staffKey, `organizations/${slug}/roster`));
    return data.flatMap(({ shares }) => shares).length;
  };
  const share = change("POST", key, `boards/${boardId}/shares`, { organizationSlug: slug });
  let stale = 0;
  for (let turn = 0; turn < TURNS; turn += 1) {
    const { id } = await requestJson<Named>(writer.origin, share);
    if ((await readShared()) !== 1) stale += 1;
    await requestJson(writer.origin, change("DELETE", key, `shares/${id}`));
    if ((await readShared()) !== 0) stale += 1;
  }
  return { turns: TURNS, stale };
}
