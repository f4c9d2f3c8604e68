import { randomUUID } from "node:crypto";
import { openSession } from "#server/auth/session-store.ts";
import { newId } from "#server/core/ids.ts";
import { prisma } from "#server/lib/database.ts";
import { makeKey, type Person } from "./actors.ts";
import type { PageInput, PageName } from "./contracts.ts";
import type { ExampleIds } from "./example-shapes.ts";

/** The rows of the interface's examples, and those of somebody's ways in. */
export type PageRows = ExampleIds & {
  apiKeyId: string;
  passkeyId: string;
  grantId: string;
  sessionId: string;
};

/** Adds somebody's ways in to the rows that they have: a key, a passkey, an app, another browser. */
export async function plantCredentials(
  person: Pick<Person, "userId" | "accountId">,
  rows: ExampleIds,
): Promise<PageRows> {
  const { userId, accountId } = person;
  const [passkeyId, grantId] = [newId("passkey"), newId("oauthGrant")];
  const { id: apiKeyId } = await makeKey(person);
  await prisma.passkey.create({
    data: {
      id: passkeyId,
      userId,
      name: "Laptop",
      credentialId: randomUUID(),
      publicKey: new Uint8Array(),
      isBackedUp: false,
    },
  });
  await prisma.oAuthGrant.create({
    data: {
      id: grantId,
      userId,
      accountId,
      clientId: "client",
      clientName: "Helper",
      redirectHost: "app.example",
      scopes: ["boards:read"],
      resources: [],
      artifacts: {
        create: {
          model: "RefreshToken",
          digest: randomUUID(),
          payload: {},
          expiresAt: new Date(Date.now() + 60_000),
        },
      },
    },
  });
  return { ...rows, apiKeyId, passkeyId, grantId, sessionId: await openSession(userId, null) };
}

/** Of the right shape, and made by no authenticator. */
const credential = {
  id: "bm9uZQ",
  rawId: "bm9uZQ",
  type: "public-key" as const,
  clientExtensionResults: {},
};
const registration = { ...credential, response: { clientDataJSON: "e30", attestationObject: "oA" } };
const assertion = {
  ...credential,
  response: { clientDataJSON: "e30", authenticatorData: "AA", signature: "AA" },
};

const connection = () => ({
  id: newId("contact"),
  name: "Ada Kern",
  title: null,
  company: "Bright Fern",
  email: null,
  socialLink: null,
  notes: null,
});

/** Calls of every page operation: the first is its example, the others take other ways through the database. */
export const pageExamples: {
  readonly [Wanted in PageName]: (rows: PageRows, person: Person) => readonly PageInput<Wanted>[];
} = {
  "account.get": () => [{}],
  "account.rename": () => [{ name: "Robin Vale" }],
  "account.send_confirmation": () => [{}],
  "account.change_address": () => [{ email: `${randomUUID()}@people.example` }],
  "account.change_password": () => [{ current: "", next: "seven quiet rivers" }],
  "account.take_out": () => [{}],
  "account.delete": (_rows, { email }) => [{ email, password: "" }],
  "account.get_remaining_records": () => [{}],
  "api_keys.list": () => [{}],
  "api_keys.list_organizations": () => [{ environment: "live" }],
  "api_keys.create": () => [
    { name: "CI", environment: "live", scopes: ["boards:read"], organizationId: null, expiresInDays: 30 },
  ],
  "api_keys.create_for_reference": () => [{}],
  "api_keys.revoke": ({ apiKeyId: id }) => [{ id }],
  "api_keys.rotate": ({ apiKeyId: id }) => [{ id }],
  "applications.keep_posting": ({ boardId }) => [
    { boardId, job: { title: "Platform engineer" }, company: { name: "Bright Fern" } },
  ],
  "applications.list_board_histories": ({ boardId }) => [{ boardId }],
  "audit_events.search": ({ organizationSlug }, { email: person }) => [
    { organizationSlug },
    { organizationSlug, action: "cohort_created" },
    { organizationSlug, person },
    { organizationSlug, person, action: "cohort_created", limit: 1 },
  ],
  "boards.get_view": ({ boardId }) => [{ boardId }],
  "calendar_feed.get": () => [{}],
  "calendar_feed.renew": () => [{}],
  "calendar_feed.turn_off": () => [{}],
  "coach_notes.list_of_shared_card": ({ organizationSlug, sharedApplicationId: applicationId }) => [
    { organizationSlug, applicationId },
  ],
  "companies.list_cards": ({ companyId }) => [{ companyId }],
  "connected_apps.list": () => [{}],
  "connected_apps.disconnect": ({ grantId: id }) => [{ id }],
  "contacts.list_linked_applications": ({ contactId }) => [{ contactId }],
  "contacts.restore_follow_up": ({ contactId }) => [{ contactId, since: "2026-11-02T08:00:00Z" }],
  "contacts.judge_connections": () => [{ rows: [connection()] }],
  "contacts.import_connections": () => [{ rows: [connection()] }],
  "contacts.undo_connections": ({ contactId }) => [{ contactIds: [contactId] }],
  "factors.get": () => [{}],
  "factors.passkey_options": () => [{}],
  "factors.register_passkey": () => [{ name: "Laptop", response: registration }],
  "factors.name_passkey": ({ passkeyId: id }) => [{ id, name: "Phone" }],
  "factors.remove_passkey": ({ passkeyId: id }) => [{ id }],
  "factors.begin_app": () => [{}],
  "factors.confirm_app": () => [{ code: "000000" }],
  "factors.remove_app": () => [{}],
  "factors.renew_codes": () => [{}],
  "imports.judge": ({ boardId }) => [{ boardId, rows: [{ title: "Data engineer", company: "Acme" }] }],
  "imports.run": ({ boardId }) => [
    {
      importId: newId("import"),
      boardId,
      fileName: "jobs.csv",
      number: 0,
      rows: [{ title: "Data engineer", company: "Acme" }],
      onDuplicate: "skip",
    },
  ],
  "imports.undo": ({ boardId }) => [{ importId: newId("import"), boardId }],
  "imports.list_past": ({ boardId }) => [{ boardId }],
  "imports.recall_mapping": () => [{ headings: ["Company", "Title"] }],
  "imports.remember_mapping": () => [{ headings: ["Company", "Title"], mapping: { Company: "company" } }],
  "insights.list_cards": ({ boardId }) => [
    { boardId, figure: { figure: "reached", status: "applied" } },
    { boardId, figure: { figure: "outcome", outcome: "applications", source: null } },
  ],
  "interviews.find_cards": () => [{ search: "job" }],
  "interviews.list_section": () => [{ section: "upcoming" }, { section: "past", search: "job" }],
  "interviews.list_span": () => [{ from: "2026-11-01T00:00:00Z", to: "2026-12-01T00:00:00Z" }],
  "organizations.get_frame": ({ organizationSlug }) => [{ organizationSlug }],
  "organizations.require_second_factor": ({ organizationSlug }) => [{ organizationSlug, isRequired: true }],
  // No row is read of it; a private address, so that nothing is fetched either.
  "postings.read_link": () => [{ link: "http://127.0.0.1/" }],
  "reauthentication.get": () => [{}],
  "reauthentication.password": () => [{ password: "seven quiet rivers" }],
  "reauthentication.code": () => [{ code: "000000" }],
  "reauthentication.passkey_options": () => [{}],
  "reauthentication.passkey": () => [{ response: assertion }],
  "reauthentication.mail_link": () => [{}],
  "resumes.list_library": () => [{}],
  "resumes.get_shared_link": ({ organizationSlug, sharedApplicationId: applicationId }) => [
    { organizationSlug, applicationId },
  ],
  "roster.list_filters": ({ organizationSlug }) => [{ organizationSlug }],
  "roster.save_filter": ({ organizationSlug }) => [
    {
      organizationSlug,
      name: "Quiet ones",
      filter: { attention: ["no_share"], cohortId: null, search: "kim", sort: "quiet" },
    },
  ],
  "roster.remove_filter": ({ organizationSlug }) => [{ organizationSlug, name: "Quiet ones" }],
  "security_log.list": () => [{}, { group: "sign_in", limit: 1 }],
  "sessions.list": () => [{}],
  "sessions.end": ({ sessionId }) => [{ sessionId }],
  "sessions.end_others": () => [{}],
  "sessions.end_all": () => [{}],
  "sessions.enter_sandbox": () => [{}],
  "sessions.leave_sandbox": () => [{}],
  "table.get_view": ({ boardId }) => [{ boardId }],
  "today.get": () => [{}],
  "today.mark": ({ interviewId }) => [
    { kind: "interview", subjectId: interviewId, occasion: "2026-12-03T13:00:00Z", until: null },
  ],
  "today.unmark": ({ interviewId }) => [
    { kind: "interview", subjectId: interviewId, occasion: "2026-12-03T13:00:00Z" },
  ],
};
