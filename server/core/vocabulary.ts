/** A refusal's rule: its status, its title, and its detail as a caller may read it. */
export type ErrorRule = { readonly status: number; readonly title: string; readonly example: string };

/** What a group, or another part of the server, adds to the words that all of it speaks. */
type Words = {
  /** The prefix of every kind of id. */
  readonly ids?: Readonly<Record<string, string>>;
  readonly errors?: Readonly<Record<string, ErrorRule>>;
  /** Changes that the log of an organization can hold, each with what was before and after. */
  readonly changes?: readonly string[];
  /** What it can hold besides: something was done, and nothing of the organization changed. */
  readonly occurrences?: readonly string[];
};

/**
 * The types of all declared words: whoever declares some adds theirs by `declare module`.
 * @public
 */
export interface Vocabulary extends Readonly<Record<never, never>> {}

type KeysOf<Part extends keyof Words> = {
  [Owner in keyof Vocabulary]: Vocabulary[Owner] extends Readonly<Record<Part, infer Of>>
    ? keyof Of & string
    : never;
}[keyof Vocabulary];
type ValuesOf<Part extends keyof Words> = {
  [Owner in keyof Vocabulary]: Vocabulary[Owner] extends Readonly<Record<Part, readonly (infer Of)[]>>
    ? Of
    : never;
}[keyof Vocabulary];

export type IdKind = KeysOf<"ids">;
export type ErrorCode = KeysOf<"errors">;
export type AuditedOccurrence = ValuesOf<"occurrences">;
export type AuditAction = ValuesOf<"changes"> | AuditedOccurrence;

const prefixes: Record<string, string> = {};
const errors: Record<string, ErrorRule> = {};
const actions = new Set<string>();
const owners = new Map<string, string>();
let isComplete = false;

/** The prefix of every kind of id that has been declared. */
export const ID_PREFIXES = prefixes as Readonly<Record<IdKind, string>>;
/** Every error code that has been declared; a problem's `type` opens the code's page in the docs. */
export const ERRORS = errors as Readonly<Record<ErrorCode, ErrorRule>>;

/**
 * Declares the words of an owner, when its module loads. Whoever speaks one imports the module that declares it.
 * @throws where a word, or the prefix of an id, is another owner's already
 */
export function declareWords<const Own extends Words>(owner: string, words: Own): Own {
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

/** Says that every group has been loaded: what lists words, rather than speaking one, waits for it. */
export function completeVocabulary(): void {
  isComplete = true;
}

/** Every error code with its status. @throws before all groups have been loaded */
export function errorStatuses(): Readonly<Record<string, number>> {
  return Object.fromEntries(errorCodes().map((code) => [code, ERRORS[code].status]));
}

/** Every error code, by its status. @throws before all groups have been loaded */
export function errorCodes(): readonly ErrorCode[] {
  assertComplete();
  const codes = Object.keys(errors) as ErrorCode[];
  return codes.sort((one, other) => ERRORS[one].status - ERRORS[other].status || (one < other ? -1 : 1));
}

/** What the log of an organization can hold. @throws before all groups have been loaded */
export function auditActions(): readonly AuditAction[] {
  assertComplete();
  return [...actions].sort() as AuditAction[];
}

/** One owner may say a word again: a module that is edited while it is served loads twice. */
function claim(owner: string, word: string): void {
  const other = owners.get(word) ?? owner;
  if (other !== owner) throw new Error(`${owner} declares the ${word}, which is declared by ${other}`);
  owners.set(word, owner);
}

function assertComplete(): void {
  if (!isComplete) throw new Error("All words are known when server/resources/index.ts has been loaded");
}
