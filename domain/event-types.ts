/** What events tell of. */
export const EVENT_KINDS = [
  "application",
  "board",
  "company",
  "contact",
  "interaction",
  "interview",
  "profile",
  "resume",
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** What happened to it. */
export const EVENT_ACTIONS = ["created", "updated", "deleted"] as const;
export type EventAction = (typeof EVENT_ACTIONS)[number];

/** Every type that an event can have: a profile is there from the start, and stays. */
export const EVENT_TYPES = EVENT_KINDS.flatMap((kind) =>
  EVENT_ACTIONS.map((action) => `${kind}.${action}` as const),
).filter((type) => !type.startsWith("profile.") || type === "profile.updated");
export type EventType = (typeof EVENT_TYPES)[number];
