/** The kinds of things that a person's events are about. */
export const EVENT_KINDS = [
  "application",
  "board",
  "company",
  "contact",
  "inbound_email",
  "interaction",
  "interview",
  "profile",
  "resume",
  "task",
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** The kinds of things that an organization's events are about: never the cards that applicants share with it. */
export const ORGANIZATION_EVENT_KINDS = [
  "appointment",
  "assigned_task",
  "coach_assignment",
  "coach_note",
  "cohort",
  "cohort_membership",
  "contact_log_entry",
  "invitation",
  "join_request",
  "member",
  "message",
  "organization",
  "outcome",
  "share",
] as const;
export type OrganizationEventKind = (typeof ORGANIZATION_EVENT_KINDS)[number];

/** The actions that events report. */
export const EVENT_ACTIONS = ["created", "updated", "deleted"] as const;
export type EventAction = (typeof EVENT_ACTIONS)[number];

/** Kinds with only some of the actions: a profile always exists, and an organization's events end with it. */
const ACTIONS_OF: { readonly [Kind in EventKind | OrganizationEventKind]?: readonly EventAction[] } = {
  profile: ["updated"],
  organization: ["updated"],
  share: ["created", "deleted"],
  message: ["created", "deleted"],
};

const typesOf = <Kind extends EventKind | OrganizationEventKind>(kinds: readonly Kind[]) =>
  kinds.flatMap((kind) => (ACTIONS_OF[kind] ?? EVENT_ACTIONS).map((action) => `${kind}.${action}` as const));

export const EVENT_TYPES = typesOf(EVENT_KINDS);
export const ORGANIZATION_EVENT_TYPES = typesOf(ORGANIZATION_EVENT_KINDS);
export type EventType = (typeof EVENT_TYPES | typeof ORGANIZATION_EVENT_TYPES)[number];
