import { TOOLSETS, type Toolset } from "#domain/toolsets.ts";

/** The instructions for a model that connects. */
export const INSTRUCTIONS = `Offerlane tracks a person's job search on boards. A board has seven columns, one per status: saved, applied, interviewing, offer, rejected, accepted, archived. A card in a column is an application, filed against a company.

Where to begin
- me_get tells whose credential this is, its scopes, and whether it works on live data or in a sandbox.
- boards_list finds the board; most people have one, and isActive marks the one in use. boards_get has the order of the cards in each column, applications_list the cards themselves.

Changing things
- Add a card with applications_create, which also adds the company it names. Look first with applications_list (search) whether it is there already.
- Change the column with applications_move, or applications_bulk_move for several cards; applications_update refuses a status.
- In an update a field left out keeps its value, and null clears it. Times are ISO 8601 in UTC.
- Deletions can't be undone and take along what hangs on them: ask the person first. Moving a card to archived keeps it.

Coaching organizations
- me_get names the organizations and the person's role in each; their slug is what organization tools take. Owners and admins manage, coaches follow applicants, applicants share boards.
- As staff begin with roster_list (who needs attention first), then organization_shares_get for a shared board and coach_notes_create to write to the applicant.
- shares_create shows a whole board to an organization's staff: only when the person asks for it.

Conventions
- Lists answer { data, hasMore, nextCursor }: send nextCursor as cursor for the next page.
- A refusal is an error result whose text is a problem: code says what it is, detail what to do, issues which field. Programs find it as _meta["offerlane/problem"].
- To be able to repeat a change safely, send your own key as _meta["offerlane/idempotencyKey"]: the same key with the same input changes once.
- Results of one resource carry _meta["offerlane/etag"]; send it as _meta["offerlane/ifMatch"] with a change of that resource to be refused if somebody else changed it meanwhile.`;

const ABOUT: Record<Toolset, string> = {
  search: `A board has seven columns, one per status: saved, applied, interviewing, offer, rejected, accepted, archived. A card is an application, filed against a company.
- boards_list finds the board (isActive marks the one in use), search_applications its cards, or those of all boards.
- Add with applications_create, after a look with search_applications (text). Change the column with applications_move, or of many cards with applications_bulk_change, which applications_undo takes back.
- Moving a card to archived keeps it; deletions can't be undone, so ask the person first.
- shares_create shows a whole board to an organization's staff: only when the person asks for it.`,
  tasks:
    "tasks_list (isDone: false) tells what is planned. A due date is a day or an instant; a new one in tasks_update snoozes. Deleted tasks can't be restored.",
  setup:
    "Boards and their settings, the profile for application forms, and résumé files. Lists in a profile are replaced as a whole.",
  spreadsheet: "Tables, exports, and imports hold many cards at once: prefer the other tools for a few.",
  organization: `me_get names the organizations, the person's role in each, and the slug that tools take.
- As staff begin with roster_list (who needs attention), then organization_shares_get for a shared board and coach_notes_create to write to the applicant.
- organization_invitations_create sends mail: ask the person first.`,
  billing:
    "billing_get tells of seats. The sessions answer a page that a person opens; nothing is charged by a call.",
  events: "events_list tells what changed since an event: keep the newest id and send it as cursor.",
  sandbox: "sandbox_reset discards the sandbox and seeds fresh sample data.",
};

/** Returns the instructions for tools of these toolsets only. */
export function instructionsOf(toolsets: readonly Toolset[]): string {
  return [
    "Offerlane tracks a person's job search on boards, and lets coaching organizations follow the searches that are shared with them.",
    ...TOOLSETS.filter((toolset) => toolsets.includes(toolset)).map((toolset) => ABOUT[toolset]),
    `Answers are compact: send detail: "full" for all fields. In an update a field left out keeps its value, and null clears it. Times are ISO 8601 in UTC. Lists answer { data, hasMore, nextCursor }: send nextCursor as cursor. An error says what to do. To repeat a change safely, send your own key as _meta["offerlane/idempotencyKey"].`,
  ].join("\n\n");
}
