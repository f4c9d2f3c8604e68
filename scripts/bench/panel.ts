import { newId } from "#server/core/ids.ts";
import type { Product } from "../shared/product.ts";
import { requestJson } from "../shared/requests.ts";
import { insertAll, type Organization } from "../shared/seed.ts";

/** The cards of the applicant whose panel is measured. */
export const CARDS_OF_THE_PANEL = 500;

const WARM_UP = 100;

type Reads = readonly (readonly [name: string, input: object])[];

/** Seeds an applicant who shares a board with many cards. Returns a function that sends all reads of the applicant's panel at once. */
export async function panelOf(
  { sql, seed, credentials }: Product,
  origin: string,
  { organizationId, slug: organizationSlug, ownerId }: Organization,
): Promise<() => Promise<void>> {
  const { accountId, boardId } = await seed(CARDS_OF_THE_PANEL);
  const shareId = newId("share");
  await sql.query("UPDATE organizations SET complimentary_seats = 2 * complimentary_seats WHERE id = $1", [
    organizationId,
  ]);
  const { rows } = await sql.query<{ email: string }>(
    `INSERT INTO members (id, organization_id, account_id, email, role)
     SELECT 'mem_panel', $1, id, email, 'applicant' FROM accounts WHERE id = $2 RETURNING email`,
    [organizationId, accountId],
  );
  await insertAll(sql, [
    `INSERT INTO shares (id, organization_id, board_id, account_id)
     VALUES ('${shareId}', '${organizationId}', '${boardId}', '${accountId}')`,
  ]);
  const [cookie = ""] = await credentials("cookie", [ownerId]);
  const ofApplicant = { organizationSlug, applicantEmail: rows[0]?.email };
  const reads: Reads = [
    ["roster.getChanges", ofApplicant],
    ["messages.list", ofApplicant],
    ["organizationShares.getBoard", { organizationSlug, shareId }],
    ["assignedTasks.list", { ...ofApplicant, limit: 5 }],
    ["appointments.list", { ...ofApplicant, when: "upcoming", limit: 10 }],
    ["contactLog.listShown", { ...ofApplicant, limit: 3 }],
    ["outcomes.list", ofApplicant],
    ["outcomes.listProposals", ofApplicant],
  ];
  const headers = { cookie, "sec-fetch-site": "same-origin" };
  const read = ([name, input]: Reads[number]) => {
    const path = `/api/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`;
    type Found = { result: { data: { cards?: unknown[]; changes?: unknown[] } } };
    return requestJson<Found>(origin, { method: "GET", path, headers });
  };
  const open = async () => {
    const [changes, , board] = await Promise.all(reads.map(read));
    if (changes?.result.data.changes?.length === 0) throw new Error("The panel has no changes.");
    const cards = board?.result.data.cards?.length;
    if (cards !== CARDS_OF_THE_PANEL) throw new Error(`The panel's board has ${cards} cards.`);
  };
  // A process in service has compiled this code and planned its statements.
  for (let turn = 0; turn < WARM_UP; turn += 1) await open();
  return open;
}
