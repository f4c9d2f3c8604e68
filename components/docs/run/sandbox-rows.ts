import { isOwner, isStaff, type Role } from "#domain/roles.ts";

type Json = Record<string, unknown>;
/** Reads a path under /api/v1 of the sandbox. */
export type Read = (path: string) => Promise<Json>;
type Find = (read: Read) => Promise<unknown>;

const rowsOf = (response: Json) => (response.data ?? []) as Json[];
const firstOf =
  (path: string, field = "id"): Find =>
  async (read) =>
    rowsOf(await read(path))[0]?.[field];

const organizationAs =
  (owned: boolean): Find =>
  async (read) => {
    const { organizations } = await read("/me");
    return (organizations as Json[]).find(({ role }) => isOwner(role as Role) === owned)?.slug;
  };
const ownOrganization = organizationAs(true);

/** Returns a finder of a field in the first matching row of a list of the caller's organization. */
const inOrganization =
  (path: string, field: string, fits: (row: Json) => boolean = () => true): Find =>
  async (read) =>
    rowsOf(await read(`/organizations/${await ownOrganization(read)}/${path}`)).find(fits)?.[field];

const board: Find = async (read) => {
  const boards = rowsOf(await read("/boards"));
  return (boards.find(({ isActive }) => isActive) ?? boards[0])?.id;
};
const card =
  (index: number): Find =>
  async (read) =>
    rowsOf(await read(`/boards/${await board(read)}/applications?limit=2`))[index]?.id;

/** Finds a card that an applicant shares with the caller's organization. */
const sharedCard: Find = async (read) => {
  const slug = await ownOrganization(read);
  for (const share of rowsOf(await read(`/organizations/${slug}/shares`))) {
    const { applications } = await read(`/organizations/${slug}/shares/${share.id}`);
    const [first] = applications as Json[];
    if (first) return first.id;
  }
};
/** Finds a coach note of the caller's organization. */
const note: Find = async (read) => {
  const slug = await ownOrganization(read);
  for (const share of rowsOf(await read(`/organizations/${slug}/shares`))) {
    const { applications } = await read(`/organizations/${slug}/shares/${share.id}`);
    const noted = (applications as Json[]).find(({ counts }) => Number((counts as Json).coachNotes) > 0);
    if (noted) return rowsOf(await read(`/applications/${noted.id}/coach-notes`))[0]?.id;
  }
};

/** Finds an applicant who isn't in the first open cohort. */
const unplacedApplicant: Find = async (read) => {
  const cohortId = await ROWS.cohortId?.(read);
  const within = `/organizations/${await ownOrganization(read)}`;
  const stints = rowsOf(await read(`${within}/cohort-memberships?limit=200`));
  const placed = stints.filter((stint) => stint.leftAt === null && stint.cohortId === cohortId);
  const taken = new Set(placed.map(({ applicantEmail }) => applicantEmail));
  const members = rowsOf(await read(`${within}/members?limit=200`));
  return members.find(({ role, email }) => !isStaff(role as Role) && !taken.has(email))?.email;
};

/** Finds a delivery of the first webhook. */
const delivery: Find = async (read) => {
  const webhookId = await ROWS.webhookId?.(read);
  return rowsOf(await read(`/webhooks/${webhookId}/deliveries?limit=1`))[0]?.id;
};

const coachingOrganization = organizationAs(false);
/** Finds an outcome recorded about the caller. */
const ownOutcome: Find = async (read) =>
  firstOf(`/organizations/${await coachingOrganization(read)}/outcomes/own`)(read);
/** Finds a file that documents an outcome of the caller's organization. */
const proof: Find = async (read) =>
  rowsOf(await read(`/organizations/${await ownOrganization(read)}/outcomes?limit=200`))
    .map((outcome) => outcome.proof as Json | null)
    .find((file) => file !== null)?.id;
/** Finds a task assigned to the caller. */
const ownTask: Find = async (read) =>
  firstOf(`/organizations/${await coachingOrganization(read)}/assigned-tasks`)(read);
/** Finds an entry of the contact log that the caller, an owner, logged. */
const ownContact: Find = async (read) => {
  const coachId = await inOrganization("members", "id", ({ role }) => isOwner(role as Role))(read);
  return inOrganization(`contact-log?coachId=${coachId}`, "id")(read);
};
const OWN = { organizationSlug: coachingOrganization };
/** Finds a coach whom the caller can book. */
const bookableCoach: Find = async (read) =>
  firstOf(`/organizations/${await coachingOrganization(read)}/appointments/coaches`, "coachId")(read);
const freeStart: Find = async (read) => {
  const within = `/organizations/${await coachingOrganization(read)}/appointments`;
  return firstOf(`${within}/coaches/${await bookableCoach(read)}/slots`, "startsAt")(read);
};
/** Finds an appointment that the caller booked. */
const ownAppointment: Find = async (read) =>
  firstOf(`/organizations/${await coachingOrganization(read)}/appointments`)(read);
const BOOKING = { ...OWN, coachId: bookableCoach, freeStart };

const ROWS: Record<string, Find> = {
  boardId: board,
  applicationId: card(0),
  otherApplicationId: card(1),
  companyId: firstOf("/companies?limit=1"),
  contactId: firstOf("/contacts?limit=1"),
  interviewId: firstOf("/interviews?limit=1"),
  inboundEmailId: firstOf("/inbound-emails"),
  interactionId: firstOf("/interactions?limit=1"),
  taskId: firstOf("/tasks?limit=1"),
  resumeId: firstOf("/resumes?limit=1"),
  webhookId: firstOf("/webhooks?limit=1"),
  deliveryId: delivery,
  organizationSlug: ownOrganization,
  cohortId: inOrganization("cohorts", "id", ({ archivedAt }) => archivedAt === null),
  membershipId: inOrganization("cohort-memberships", "id", ({ leftAt }) => leftAt === null),
  memberId: inOrganization("members", "id", ({ role }) => !isOwner(role as Role)),
  successorId: inOrganization("members", "id", ({ role }) => isOwner(role as Role)),
  coachId: inOrganization("members", "id", ({ role }) => isStaff(role as Role) && !isOwner(role as Role)),
  applicantEmail: inOrganization("members", "email", ({ role }) => !isStaff(role as Role)),
  invitationId: inOrganization("invitations", "id", ({ status }) => status === "pending"),
  appointmentId: inOrganization("appointments", "id", ({ canceledAt }) => canceledAt === null),
  assignedTaskId: inOrganization("assigned-tasks", "id"),
  joinRequestId: inOrganization("join-requests", "id"),
  contactLogEntryId: inOrganization("contact-log", "id"),
  outcomeId: inOrganization("outcomes", "id"),
  fileId: proof,
  shareId: inOrganization("shares", "id"),
  noteId: note,
};

/** Finds the first webhook of the caller's organization. */
const organizationWebhook = inOrganization("webhooks", "id");
const organizationDelivery: Find = async (read) =>
  inOrganization(`webhooks/${await organizationWebhook(read)}/deliveries?limit=1`, "id")(read);
const WEBHOOK = { webhookId: organizationWebhook };
const DELIVERY = { ...WEBHOOK, deliveryId: organizationDelivery };

/** The operations in which a field of the same name means a different row. */
const OF_OPERATION: Record<string, Record<string, Find>> = {
  "coach_notes.create": { applicationId: sharedCard },
  "cohort_memberships.create": { applicantEmail: unplacedApplicant },
  "members.leave": { organizationSlug: organizationAs(false) },
  "outcomes.list_own": OWN,
  "contact_log.list_own": OWN,
  "appointments.list_coaches": OWN,
  "appointments.list_slots": BOOKING,
  "appointments.book": BOOKING,
  "appointments.move": { ...BOOKING, appointmentId: ownAppointment },
  "assigned_tasks.set_done": { ...OWN, assignedTaskId: ownTask },
  "messages.list": OWN,
  "contact_log.update": { contactLogEntryId: ownContact },
  "outcomes.contest": { ...OWN, outcomeId: ownOutcome },
  "outcomes.state_intent": OWN,
  "invitations.accept": { invitationId: firstOf("/invitations") },
  "invitations.decline": { invitationId: firstOf("/invitations") },
  "organization_webhooks.get": WEBHOOK,
  "organization_webhooks.update": WEBHOOK,
  "organization_webhooks.delete": WEBHOOK,
  "organization_webhooks.rotate_secret": WEBHOOK,
  "organization_webhooks.list_deliveries": WEBHOOK,
  "organization_webhooks.get_delivery": DELIVERY,
  "organization_webhooks.resend": DELIVERY,
  "organization_webhooks.send_test": WEBHOOK,
  "shares.create": { organizationSlug: organizationAs(false) },
  "shares.delete": { shareId: firstOf("/shares") },
};

/**
 * Finds rows of the reader's own sandbox to replace the rows that an example names.
 * @returns a row for each field, or undefined if the sandbox has none
 */
export async function findRows(
  operation: string,
  fields: readonly string[],
  read: Read,
): Promise<Record<string, string | undefined>> {
  const found = fields.map(async (field) => {
    const find = OF_OPERATION[operation]?.[field] ?? ROWS[field];
    const row = await find?.(read);
    return [field, typeof row === "string" ? row : undefined] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

/** Returns a part of an example, with the rows that it names replaced by the rows that were found. */
export function withRows<Part>(
  part: Part,
  named: Readonly<Record<string, string>>,
  found: Readonly<Record<string, string | undefined>>,
): Part {
  const text = Object.entries(named).reduce((written, [field, sample]) => {
    return written.replaceAll(JSON.stringify(sample), JSON.stringify(found[field] ?? ""));
  }, JSON.stringify(part));
  return JSON.parse(text) as Part;
}
