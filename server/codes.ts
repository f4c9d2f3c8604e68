import * as codesOf from "./code-owners.ts";

/** The rule of an error code: its status, its title, and an example of its detail. */
type ErrorRule = { readonly status: number; readonly title: string; readonly example: string };

/** The codes that a group, or another part of the server, declares. */
type Codes = {
  /** The prefixes of ids, by kind. */
  readonly ids?: Readonly<Record<string, string>>;
  readonly errors?: Readonly<Record<string, ErrorRule>>;
  /** Changes in an organization's audit log, each with the state before and after. */
  readonly changes?: readonly string[];
  /** Other events in the log, which change nothing in the organization. */
  readonly occurrences?: readonly string[];
};

type Owned = (typeof codesOf)[keyof typeof codesOf];
type Declared<Part extends keyof Codes> = Extract<Owned, Required<Pick<Codes, Part>>>[Part];
type KeyOf<Of> = Of extends unknown ? keyof Of & string : never;

export type IdKind = KeyOf<Declared<"ids">>;
export type ErrorCode = KeyOf<Declared<"errors">>;
export type AuditedOccurrence = Declared<"occurrences">[number];
export type AuditAction = Declared<"changes">[number] | AuditedOccurrence;

const owners: readonly Codes[] = Object.values(codesOf);

/** The prefix of every kind of id. */
export const ID_PREFIXES = Object.assign({}, ...owners.map(({ ids }) => ids)) as Readonly<
  Record<IdKind, string>
>;

/** Every error code; a problem's `type` opens the code's page in the docs. */
export const ERRORS = Object.assign({}, ...owners.map(({ errors }) => errors)) as Readonly<
  Record<ErrorCode, ErrorRule>
>;

/** Every error code, ordered by status. */
export const ERROR_CODES: readonly ErrorCode[] = (Object.keys(ERRORS) as ErrorCode[]).sort(
  (one, other) => ERRORS[one].status - ERRORS[other].status || (one < other ? -1 : 1),
);

/** The status of every error code. */
export const ERROR_STATUSES = Object.fromEntries(ERROR_CODES.map((code) => [code, ERRORS[code].status]));

/** The actions that an organization's audit log can contain. */
export const AUDIT_ACTIONS = owners
  .flatMap(({ changes = [], occurrences = [] }) => [...changes, ...occurrences])
  .sort() as readonly string[] as readonly AuditAction[];
