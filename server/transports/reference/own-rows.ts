import { APPLICANTS, isStaff, type Role } from "#domain/roles.ts";
import { operations } from "#server/resources/index.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { pageCaller } from "../page-caller.ts";

type Call = NonNullable<Awaited<ReturnType<typeof pageCaller>>>["call"];
type Field = keyof typeof sampleIds;
/**
 * A reader's API, active board, and organization: the first one in which they may call the operation or, if there is none, their first
 * one. `workplace` is the first organization in which they are staff.
 */
type Reader = { call: Call } & Record<"boardId" | "organizationSlug" | "workplace", string | undefined>;
type Rows = Promise<{ data: readonly { id: string }[] }>;
type Find = (reader: Reader) => Promise<string | undefined>;

const page = { limit: 1 };

const firstOf =
  (list: (call: Call) => Rows): Find =>
  async ({ call }) =>
    (await list(call)).data[0]?.id;

/** Finds a card of the active board by its place. */
const card =
  (place: number): Find =>
  async ({ call, boardId }) =>
    boardId && (await call.applications.list({ boardId, limit: place + 1 })).data[place]?.id;

const atWork =
  (list: (call: Call, input: { organizationSlug: string; limit: number }) => Rows): Find =>
  async ({ call, workplace }) =>
    workplace && (await list(call, { organizationSlug: workplace, ...page })).data[0]?.id;

/** Finds a row of the reader for each field of the samples that one read can fill. */
const FINDS: Partial<Record<Field, Find>> = {
  boardId: async ({ boardId }) => boardId,
  applicationId: card(0),
  otherApplicationId: card(1),
  companyId: firstOf((call) => call.companies.list(page)),
  contactId: firstOf((call) => call.contacts.list(page)),
  interviewId: firstOf((call) => call.interviews.list(page)),
  inboundEmailId: firstOf((call) => call.inboundEmails.list(page)),
  interactionId: firstOf((call) => call.interactions.list(page)),
  taskId: firstOf((call) => call.tasks.list(page)),
  resumeId: firstOf((call) => call.resumes.list(page)),
  webhookId: firstOf((call) => call.webhooks.list(page)),
  organizationSlug: async ({ workplace, organizationSlug }) => workplace ?? organizationSlug,
  cohortId: atWork((call, input) => call.cohorts.list(input)),
  membershipId: atWork((call, input) => call.cohortMemberships.list(input)),
  memberId: atWork((call, input) => call.members.list(input)),
  coachId: async ({ call, workplace }) =>
    workplace &&
    (await call.caseload.listCoaches({ organizationSlug: workplace, ...page })).data[0]?.memberId,
  shareId: atWork((call, input) => call.organizationShares.list(input)),
};

/**
 * The fields of groups and operations that don't get the row above: in these groups a field means a different
 * kind of row, and a call that ends the membership must not name a real organization.
 */
const OTHERWISE: Readonly<Record<string, readonly Field[]>> = {
  "members.leave": ["organizationSlug"],
  coach_notes: ["applicationId"],
  organization_webhooks: ["webhookId"],
  shares: ["shareId"],
};

/** Operations whose samples are an applicant's, although staff may call them too or they don't act on an organization. */
const AS_APPLICANT: ReadonlySet<string> = new Set([
  "appointments.book",
  "appointments.move",
  "messages.list",
  "shares.create",
]);

/** Returns the roles that can call the sample of an operation, or undefined if roles don't matter. */
function rolesOf(operation: string): readonly Role[] | undefined {
  if (AS_APPLICANT.has(operation)) return APPLICANTS;
  return operations.find(({ contract }) => contract.name === operation)?.contract.roles;
}

async function readerOf(call: Call, operation: string): Promise<Reader> {
  const places = await call.me.getPlaces({});
  const { boards } = places;
  const roles = rolesOf(operation);
  const suited = places.organizations.filter(({ role }) => roles?.includes(role) ?? true);
  const organizations = suited.length > 0 ? suited : places.organizations;
  return {
    call,
    boardId: (boards.find(({ isActive }) => isActive) ?? boards[0])?.id,
    organizationSlug: organizations[0]?.slug,
    workplace: organizations.find(({ role }) => isStaff(role))?.slug,
  };
}

/**
 * Replaces the rows that samples name with rows of the reader. If the reader doesn't have a row, or may not read it, the sample's row
 * stays.
 * @param samples plain data
 * @param operation the name of the operation whose samples these are, if there is one
 * @returns the same data if nothing was replaced
 */
export async function withOwnRows<Samples>(samples: Samples, call: Call, operation = ""): Promise<Samples> {
  const text = JSON.stringify(samples);
  const kept = [operation, operation.split(".")[0] ?? ""].flatMap((name) => OTHERWISE[name] ?? []);
  const named = (Object.keys(FINDS) as Field[]).filter(
    (field) => text.includes(sampleIds[field]) && !kept.includes(field),
  );
  if (named.length === 0) return samples;
  const reader = await readerOf(call, operation);
  const found = await Promise.all(
    named.map(async (field) => [field, await FINDS[field]?.(reader).catch(() => undefined)] as const),
  );
  const own = found.reduce(
    (written, [field, id]) => (id ? written.replaceAll(sampleIds[field], id) : written),
    text,
  );
  return own === text ? samples : (JSON.parse(own) as Samples);
}
