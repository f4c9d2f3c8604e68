import { TOOLSETS, type Toolset } from "#domain/toolsets.ts";

/** The instructions for a model that connects. */
export const INSTRUCTIONS = `Offerlane tracks a person's job search on boards. A board has seven columns, one per status: saved, applied, interviewing, offer, rejected, accepted, archived. A card in a column is an application to a company.

Where to begin
- me_get returns whose credential this is, its scopes, and whether it works on live data or in a sandbox.
- boards_list finds the board; most people have one, and isActive marks the one in use. boards_get has the order of the cards in each column, applications_list the cards themselves.

Changing things
- Add a card with applications_create, which also adds the company it names. Search with applications_list (search) first, because it may be there already.
- Change the column with applications_move, or applications_bulk_move for several cards; applications_update rejects a status.
- In an update, omitted fields keep their value, and null clears a field. Times are ISO 8601 in UTC.
- Deletions can't be undone, and they also delete related data: ask the person first. To keep a card, move it to archived.

Coaching organizations
- me_get names the organizations and the person's role in each; organization tools take their slug. Owners and admins manage, coaches follow applicants, applicants share boards.
- As staff, begin with roster_list (who needs attention first), then organization_shares_get for a shared board and coach_notes_create to write to the applicant.
- shares_create shows a whole board to an organization's staff: only when the person asks for it.

Conventions
- Lists return { data, hasMore, nextCursor }: send nextCursor as cursor to get the next page.
- An error result has a problem as its text: code names the error, detail says what to do, and issues lists the fields. Programs find it as _meta["offerlane/problem"].
- To retry a change safely, send your own key as _meta["offerlane/idempotencyKey"]: with the same key and input, the change happens once.
- The result of a single resource has _meta["offerlane/etag"]. Send it as _meta["offerlane/ifMatch"] with a change of that resource, and the change is rejected if someone else has changed it since.`;

const ABOUT: Record<Toolset, string> = {
  search: `A board has seven columns, one per status: saved, applied, interviewing, offer, rejected, accepted, archived. A card is an application to a company.
- boards_list finds the board (isActive marks the one in use), search_applications its cards, or those of all boards.
- Add cards with applications_create, after you search with search_applications (text). Change the column with applications_move, or of many cards with applications_bulk_change, which applications_undo reverts.
- Moving a card to archived keeps it; deletions can't be undone, so ask the person first.
- shares_create shows a whole board to an organization's staff: only when the person asks for it.`,
  tasks:
    "tasks_list (isDone: false) returns the open tasks. A due date is a day or an instant; to snooze a task, set a new one with tasks_update. Deleted tasks can't be restored.",
  setup:
    "Boards and their settings, the profile for application forms, and résumé files. A list in a profile is replaced entirely.",
  spreadsheet: "Tables, exports, and imports handle many cards at once. For a few, prefer the other tools.",
  organization: `me_get names the organizations, the person's role in each, and the slug that tools take.
- As staff, begin with roster_list (who needs attention), then organization_shares_get for a shared board and coach_notes_create to write to the applicant.
- organization_invitations_create sends email: ask the person first.`,
  billing:
    "billing_get returns the seats. The sessions return a page for a person to open; a call charges nothing.",
  events: "events_list returns what changed since an event: keep the newest id and send it as cursor.",
  sandbox: "sandbox_reset discards the sandbox and seeds fresh sample data.",
};

/** Returns the instructions for tools of these toolsets only. */
export function instructionsOf(toolsets: readonly Toolset[]): string {
  return [
    "Offerlane tracks a person's job search on boards, and lets coaching organizations follow the searches that are shared with them.",
    ...TOOLSETS.filter((toolset) => toolsets.includes(toolset)).map((toolset) => ABOUT[toolset]),
    `Results are compact: send detail: "full" for all fields. In an update, omitted fields keep their value, and null clears a field. Times are ISO 8601 in UTC. Lists return { data, hasMore, nextCursor }: send nextCursor as cursor. An error says what to do. To retry a change safely, send your own key as _meta["offerlane/idempotencyKey"].`,
  ].join("\n\n");
}
