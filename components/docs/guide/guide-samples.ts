import { LIMITS } from "#domain/limits.ts";

type Sample = readonly [caption: string, code: string];

/** Returns the code samples of the guides, by guide and part. */
export function guideSamples(origin: string): Record<string, Record<string, Sample>> {
  return {
    quickstarts: {
      curl: ["sh", curl(origin)],
      typescript: ["quickstart.ts", typescript(origin)],
      python: ["quickstart.py", python(origin)],
      mcp: ["MCP", `${origin}/api/mcp?toolset=search`],
    },
    oauth: {
      discover: [
        "sh",
        `curl ${origin}/.well-known/oauth-protected-resource/api/v1
curl ${origin}/.well-known/oauth-authorization-server`,
      ],
      register: [
        "sh",
        `curl -X POST ${origin}/oauth/register \\
  -H "Content-Type: application/json" \\
  -d '{ "client_name": "My app", "redirect_uris": ["https://app.example/callback"], "token_endpoint_auth_method": "none" }'`,
      ],
      authorize: [
        "Address",
        `${origin}/oauth/authorize?response_type=code&client_id=CLIENT_ID
  &redirect_uri=https://app.example/callback&state=STATE
  &scope=applications:read%20applications:write
  &code_challenge=CHALLENGE&code_challenge_method=S256
  &resource=${encodeURIComponent(`${origin}/api/v1`)}`,
      ],
      exchange: [
        "sh",
        `curl -X POST ${origin}/oauth/token \\
  -d grant_type=authorization_code -d client_id=CLIENT_ID -d code=CODE \\
  -d redirect_uri=https://app.example/callback -d code_verifier=VERIFIER`,
      ],
      device: [
        "sh",
        `curl -X POST ${origin}/oauth/register \\
  -H "Content-Type: application/json" \\
  -d '{ "client_name": "My terminal", "grant_types": ["urn:ietf:params:oauth:grant-type:device_code", "refresh_token"], "token_endpoint_auth_method": "none" }'
curl -X POST ${origin}/oauth/device -d client_id=CLIENT_ID -d scope="applications:read applications:write"
curl -X POST ${origin}/oauth/token \\
  -d grant_type=urn:ietf:params:oauth:grant-type:device_code -d client_id=CLIENT_ID -d device_code=DEVICE_CODE`,
      ],
      refresh: [
        "sh",
        `curl -X POST ${origin}/oauth/token \\
  -d grant_type=refresh_token -d client_id=CLIENT_ID -d refresh_token=REFRESH_TOKEN`,
      ],
      revoke: ["sh", `curl -X POST ${origin}/oauth/revoke -d client_id=CLIENT_ID -d token=REFRESH_TOKEN`],
    },
    agent: { connect: ["MCP", `${origin}/api/mcp?toolset=search`] },
    coachDashboard: {
      roster: ["roster.ts", ROSTER],
      note: ["note.ts", NOTE],
    },
    crm: {
      first: ["first.ts", FIRST],
      follow: ["follow.ts", FOLLOW],
    },
    sync: {
      whole: ["whole.ts", WHOLE],
      follow: ["follow.ts", FOLLOW_CARDS],
      webhooks: ["webhook.ts", WEBHOOK],
      since: ["since.ts", SINCE],
    },
  };
}

const curl = (origin: string) => `API=${origin}/api/v1
AUTH="Authorization: Bearer $OFFERLANE_KEY"
BOARD=$(curl -s "$API/boards" -H "$AUTH" | jq -r '.data[] | select(.isActive) | .id')
CARD=$(curl -s -X POST "$API/boards/$BOARD/applications" -H "$AUTH" -H "Content-Type: application/json" \\
  -H "Idempotency-Key: $(uuidgen)" \\
  -d '{ "job": { "title": "Platform engineer" }, "company": { "name": "Harbor Works" } }' | jq -r .id)
curl -X POST "$API/applications/$CARD/move" -H "$AUTH" -H "Content-Type: application/json" \\
  -H "Idempotency-Key: $(uuidgen)" -d '{ "status": "applied" }'`;

const typescript = (origin: string) => `import { createOfferlane } from "@offerlane/client";

const offerlane = createOfferlane({ origin: "${origin}", credential: process.env.OFFERLANE_KEY });
const boards = await offerlane.boards.list().all();
const boardId = boards.find(({ isActive }) => isActive)?.id ?? "";
const card = await offerlane.applications.create({
  boardId,
  job: { title: "Platform engineer" },
  company: { name: "Harbor Works" },
});
const moved = await offerlane.applications.move({ applicationId: card.id, status: "applied" });
console.log(moved.previousStatus, moved.application.status);`;

const python = (origin: string) => `from offerlane import Offerlane

with Offerlane("${origin}") as offerlane:
    board = next(board for board in offerlane.boards.list() if board["isActive"])
    card = offerlane.applications.create(
        boardId=board["id"],
        job={"title": "Platform engineer"},
        company={"name": "Harbor Works"},
    )
    moved = offerlane.applications.move(applicationId=card["id"], status="applied")
    print(moved["previousStatus"], moved["application"]["status"])`;

const ROSTER = `import { createOfferlane } from "@offerlane/client";

const offerlane = createOfferlane();
const organizationSlug = "harbor-career-coaching";
for await (const row of offerlane.roster.list({ organizationSlug })) {
  if (row.needsAttention.length > 0) console.log(row.applicantEmail, row.needsAttention.join(", "));
}`;

const NOTE = `import { createOfferlane } from "@offerlane/client";

const offerlane = createOfferlane();
const organizationSlug = "harbor-career-coaching";
const [share] = await offerlane.organizationShares.list({ organizationSlug }).all(1);
if (share) {
  const { applications } = await offerlane.organizationShares.get({ organizationSlug, shareId: share.id });
  const [card] = applications;
  if (card) {
    await offerlane.coachNotes.create({ applicationId: card.id, organizationSlug, body: "Well prepared. Ask about the team." });
  }
}`;

const FIRST = `import { createOfferlane } from "@offerlane/client";

const offerlane = createOfferlane();
const { newest } = await offerlane.events.list({ limit: 1 });
const contacts = await offerlane.contacts.list({ limit: ${LIMITS.requests.pageSizeMost} }).all();
console.log(newest, contacts.length);`;

const FOLLOW = `import { createOfferlane } from "@offerlane/client";

const offerlane = createOfferlane();
let cursor = process.env.NEWEST_EVENT;
const page = await offerlane.events.list({ kind: ["company", "contact"], ...(cursor ? { cursor } : {}), limit: ${LIMITS.requests.pageSizeMost} });
for (const { type, resourceId, resource } of page.data) console.log(type, resourceId, resource);
cursor = page.data.at(-1)?.id ?? cursor;`;

const WHOLE = `import { createOfferlane } from "@offerlane/client";

const offerlane = createOfferlane();
const { newest } = await offerlane.events.list({ limit: 1 });
const cards = new Map<string, object>();
for await (const card of offerlane.search.applications({ limit: ${LIMITS.requests.pageSizeMost} })) cards.set(card.id, card);
console.log(newest, cards.size);`;

const FOLLOW_CARDS = `import { createOfferlane } from "@offerlane/client";

const offerlane = createOfferlane();
let newest = process.env.NEWEST_EVENT;
const events = offerlane.events.list({
  kind: ["application"],
  limit: ${LIMITS.requests.pageSizeMost},
  ...(newest ? { cursor: newest } : {}),
});
for await (const { id, resourceId, resource } of events) {
  console.log(resource ? "keep" : "delete", resourceId);
  newest = id;
}
console.log(newest);`;

const WEBHOOK = `import { createOfferlane } from "@offerlane/client";

const offerlane = createOfferlane();
const { secret } = await offerlane.webhooks.create({
  url: "https://sync.example/offerlane",
  eventTypes: ["application.created", "application.updated", "application.deleted"],
});
console.log(secret);`;

const SINCE = `import { createOfferlane } from "@offerlane/client";

const offerlane = createOfferlane();
const changed = offerlane.search.applications({ updatedAfter: "2026-11-20", limit: ${LIMITS.requests.pageSizeMost} });
for await (const { id, status, updatedAt } of changed) console.log(updatedAt, id, status);`;
