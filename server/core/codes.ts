/** The rule of an error code: its status, its title, and an example of its detail. */
export type ErrorRule = { readonly status: number; readonly title: string; readonly example: string };

/** The codes that a group, or another part of the server, adds to the shared list. */
type Words = {
  /** The prefixes of ids, by kind. */
  readonly ids?: Readonly<Record<string, string>>;
  readonly errors?: Readonly<Record<string, ErrorRule>>;
  /** Changes in an organization's audit log, each with the state before and after. */
  readonly changes?: readonly string[];
  /** Other events in the log, which change nothing in the organization. */
  readonly occurrences?: readonly string[];
};

/**
 * The types of all declared words: each owner adds its words with `declare module`.
 * @public
 */
export interface Codes extends Readonly<Record<never, never>> {}

type KeysOf<Part extends keyof Words> = {
  [Owner in keyof Codes]: Codes[Owner] extends Readonly<Record<Part, infer Of>> ? keyof Of & string : never;
}[keyof Codes];
type ValuesOf<Part extends keyof Words> = {
  [Owner in keyof Codes]: Codes[Owner] extends Readonly<Record<Part, readonly (infer Of)[]>> ? Of : never;
}[keyof Codes];

export type IdKind = KeysOf<"ids">;
export type ErrorCode = KeysOf<"errors">;
export type AuditedOccurrence = ValuesOf<"occurrences">;
export type AuditAction = ValuesOf<"changes"> | AuditedOccurrence;

const prefixes: Record<string, string> = {};
const errors: Record<string, ErrorRule> = {};
const actions = new Set<string>();
const owners = new Map<string, string>();
let isComplete = false;

/** The prefix of every declared kind of id. */
export const ID_PREFIXES = prefixes as Readonly<Record<IdKind, string>>;
/** Every declared error code; a problem's `type` opens the code's page in the docs. */
export const ERRORS = errors as Readonly<Record<ErrorCode, ErrorRule>>;

/**
 * Declares an owner's words when its module loads. A module that uses a word imports the one that declares it.
 * @throws if another owner has declared a word, or the prefix of an id
 */
export function declareCodes<const Own extends Words>(owner: string, words: Own): Own {
  const { ids = {}, errors: own = {}, changes = [], occurrences = [] } = words;
  for (const [kind, prefix] of Object.entries(ids)) {
    claim(owner, `kind of id ${kind}`);
    claim(owner, `prefix ${prefix}`);
    prefixes[kind] = prefix;
  }
  for (const [code, rule] of Object.entries(own)) {
    claim(owner, `error code ${code}`);
    errors[code] = rule;
  }
  for (const action of [...changes, ...occurrences]) {
    claim(owner, `audit action ${action}`);
    actions.add(action);
  }
  return words;
}

/** Marks every group as loaded: functions that list all words require it. */
export function completeVocabulary(): void {
  isComplete = true;
}

/** Returns every error code with its status. @throws before all groups have been loaded */
export function errorStatuses(): Readonly<Record<string, number>> {
  return Object.fromEntries(errorCodes().map((code) => [code, ERRORS[code].status]));
}

/** Returns every error code, ordered by status. @throws before all groups have been loaded */
export function errorCodes(): readonly ErrorCode[] {
  assertComplete();
  const codes = Object.keys(errors) as ErrorCode[];
  return codes.sort((one, other) => ERRORS[one].status - ERRORS[other].status || (one < other ? -1 : 1));
}

/** Returns the actions that an organization's audit log can contain. @throws before all groups have been loaded */
export function auditActions(): readonly AuditAction[] {
  assertComplete();
  return [...actions].sort() as AuditAction[];
}

/** Records a word for its owner. The owner may declare it again, because a module that is edited in development loads twice. */
function claim(owner: string, word: string): void {
  const other = owners.get(word) ?? owner;
  if (other !== owner) throw new Error(`${owner} declares the ${word}, which is declared by ${other}`);
  owners.set(word, owner);
}

function assertComplete(): void {
  if (!isComplete) throw new Error("All words are known when server/resources/index.ts has been loaded");
}
