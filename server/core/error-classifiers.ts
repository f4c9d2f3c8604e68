const UNREACHABLE_CODE =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|P1001|P1002|P1017|P2024|P2028|25006|(08|53|57P)\w*)$/;
// Messages of `pg`, Prisma, and Citus without a code. The last is PostgreSQL's code within a message of Prisma.
const UNREACHABLE_MESSAGE =
  /postmaster was shut down|Connection terminated|terminating connection|not queryable|timeout exceeded when trying to connect|connection timeout|Code: `(25006|08|53|57P)/i;

const OWN_LINE = /^own_line_full$/;
const OWN_LINE_MESSAGE = /own queue for a connection is full/;
const OUT_OF_TIME = /^(57014|55P03)$/;
const OUT_OF_TIME_MESSAGE = /Code: `(57014|55P03)/;

/** Checks for PostgreSQL's query_canceled and lock_not_available: a statement ran too long, or waited too long for a lock. */
export function isOutOfTime(error: unknown): boolean {
  return isErrorOf(error, OUT_OF_TIME, OUT_OF_TIME_MESSAGE);
}

/** Checks whether the caller already uses their share of the connections, and their queue for more is full or too slow. */
export function isOwnQueueFull(error: unknown): boolean {
  return isErrorOf(error, OWN_LINE, OWN_LINE_MESSAGE);
}

/** Checks whether the disk is full, or a quota on it is used up. */
export function isOutOfSpace(error: unknown): boolean {
  return isErrorOf(error, /^(ENOSPC|EDQUOT)$/);
}

/**
 * Checks whether the file store can't be reached, or not in time. Compares the name, because the class may come from another copy of its
 * module.
 */
export function isFileStoreUnavailable(error: unknown): boolean {
  return error instanceof Error && error.name === "FileStoreUnavailableError";
}

/**
 * Checks for Node's connection errors, for PostgreSQL's classes 08 (connection), 53 (resources), and 57P (shutdown), and for 25006: a
 * server that accepts no changes, because another one has taken over or its disk is nearly full.
 */
export function isDatabaseUnreachable(error: unknown): boolean {
  return isErrorOf(error, UNREACHABLE_CODE, UNREACHABLE_MESSAGE);
}

function isErrorOf(error: unknown, codes: RegExp, messages?: RegExp): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (codes.test(code) || messages?.test(error.message)) return true;
  return error.cause !== error && isErrorOf(error.cause, codes, messages);
}
