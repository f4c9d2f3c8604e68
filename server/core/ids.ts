import { TypeID, typeid } from "typeid-js";

/** The prefix of every kind of id; TypeIDs sort by creation. */
export const ID_PREFIXES = {
  user: "usr",
  account: "acc",
  sandbox: "sbx",
  session: "ses",
  passkey: "psk",
  apiKey: "key",
  oauthClient: "cli",
  oauthGrant: "grt",
  board: "brd",
  application: "app",
  company: "cmp",
  contact: "con",
  interaction: "ixn",
  interview: "itv",
  resume: "res",
  import: "imp",
  organization: "org",
  member: "mem",
  invitation: "inv",
  share: "shr",
  coachNote: "note",
  cohort: "coh",
  stint: "stint",
  auditEvent: "evt",
  securityEvent: "sec",
} as const;

export type IdKind = keyof typeof ID_PREFIXES;

/** A new id of the kind, such as `app_01j…`. */
export function newId(kind: IdKind): string {
  return typeid(ID_PREFIXES[kind]).toString();
}

/** Whether the text has the shape of an id of the kind; nothing else can name a row. */
export function isId(kind: IdKind, text: string): boolean {
  if (!text.startsWith(`${ID_PREFIXES[kind]}_`)) return false;
  try {
    TypeID.fromString(text, ID_PREFIXES[kind]);
    return true;
  } catch {
    return false;
  }
}
