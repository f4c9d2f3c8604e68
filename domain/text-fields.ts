/**
 * The people, besides the writer, who read a text. `coaches` are the staff of every organization that the board is
 * shared with; `booked` are the applicants who booked, and all staff. `staffOfEach` are the staff of every organization
 * that the writer is in; `membersOfEach` are these people, and the applicants of the organizations where the writer is
 * staff.
 */
export type Readers =
  | "nobody"
  | "coaches"
  | "applicantAndStaff"
  | "booked"
  | "cohort"
  | "members"
  | "staff"
  | "staffOfEach"
  | "membersOfEach"
  | "admins"
  | "owners";

/** Every form that takes text, with the readers of each field. Page texts and tests use this table. */
export const TEXT_FIELDS = {
  appointment: { topic: "applicantAndStaff" },
  appointmentEnd: { reason: "applicantAndStaff" },
  assignedTask: { text: "applicantAndStaff" },
  apiKey: { name: "owners" },
  applicantField: { name: "members", options: "staff" },
  bookingPage: { place: "members", meetingUrl: "booked", link: "members" },
  boardName: { name: "coaches" },
  card: { title: "coaches", company: "coaches", link: "coaches" },
  cardField: { details: "coaches", notes: "coaches", description: "coaches" },
  cell: { text: "coaches" },
  coachNote: { body: "applicantAndStaff" },
  cohortEnd: { note: "applicantAndStaff" },
  cohortName: { name: "cohort" },
  companyField: { website: "coaches", notes: "nobody" },
  companyName: { name: "coaches" },
  contact: { details: "nobody" },
  contactLog: { summary: "applicantAndStaff", nextStep: "applicantAndStaff" },
  contactField: { details: "nobody", notes: "nobody" },
  displayName: { name: "staffOfEach", ofStaff: "membersOfEach" },
  emailAddress: { email: "staffOfEach" },
  filterName: { name: "staff" },
  followUp: { note: "nobody" },
  interaction: { notes: "nobody" },
  interview: { details: "nobody", notes: "nobody" },
  interviewOutcome: { feedback: "nobody" },
  invitations: { emails: "admins" },
  message: { body: "applicantAndStaff" },
  nudge: { body: "applicantAndStaff" },
  messageTemplate: { name: "staff", body: "staff" },
  organization: { name: "members", website: "members" },
  organizationWebhook: { url: "admins", description: "admins" },
  outcome: { details: "applicantAndStaff" },
  outcomeContest: { reason: "staff" },
  passkeyName: { name: "nobody" },
  posting: { details: "coaches", text: "coaches" },
  postingLink: { link: "nobody" },
  profileEntry: { details: "nobody" },
  profileField: { details: "nobody" },
  rosterRecord: { value: "applicantAndStaff" },
  resume: { name: "coaches" },
  task: { text: "nobody" },
  taskTemplate: { text: "applicantAndStaff" },
  webhook: { url: "nobody", description: "nobody" },
} as const satisfies Record<string, Record<string, Readers>>;

export type TextForm = keyof typeof TEXT_FIELDS;
/** A field of a form, by the form's name and the field's. */
export type TextField = {
  [Form in TextForm]: `${Form}.${keyof (typeof TEXT_FIELDS)[Form] & string}`;
}[TextForm];

/** Returns who reads a field's text besides its writer. */
export function readersOf(field: TextField): Readers {
  const [form = "", name = ""] = field.split(".");
  return (TEXT_FIELDS as Record<string, Record<string, Readers>>)[form]?.[name] ?? "nobody";
}
