import { isIP } from "node:net";
import { ImapFlow, type ImapFlowError } from "imapflow";
import { LIMITS } from "#domain/limits.ts";
import { KIB, MIB } from "#domain/units.ts";
import type { FetchError } from "#server/lib/guarded-fetch/fetch-error.ts";
import { FOLDER_MAX, type MailboxFailure } from "./contract.ts";
import { lookupFor, STARTTLS_PORT } from "./reach.ts";

/** The longest wait for a connection, and for a response. */
const CONNECTION_MS = 10_000;
const SILENCE_MS = 20_000;
/** The most bytes of a session: enough for a message of the maximum size and for smaller ones. */
const SESSION_BYTES = 3 * LIMITS.requests.inboundEmail;
const WATCH_MS = 50;
const LINE_BYTES = 2 * MIB;
/** The most bytes of a response that isn't a message: otherwise, a server could list folders or sizes until the memory is full. */
const LIST_BYTES = LINE_BYTES + 64 * KIB;
const MESSAGE_BYTES = LIMITS.requests.inboundEmail + 64 * KIB;
const TOKENS_MAX = 100_000;
const FOLDERS_MAX = 200;
/** The errors of a response that exceeds its limit; they end the connection. */
const TOO_LARGE = ["LiteralTooLarge", "ResponseTooLarge"];
/** Responses that say that the server is busy, not that the password is wrong (RFC 5530). */
const BUSY = ["UNAVAILABLE", "INUSE", "LIMIT", "SERVERBUG"];

export type Login = {
  readonly host: string;
  readonly port: number;
  readonly userName: string;
  readonly password: string;
};

/** The error for a mailbox that can't be read. */
export class MailboxUnreadable extends Error {
  readonly failure: MailboxFailure;
  constructor(failure: MailboxFailure, cause?: unknown) {
    super(`The mailbox can't be read: ${failure}.`, { cause });
    this.name = "MailboxUnreadable";
    this.failure = failure;
  }
}

/** Returns why a mailbox can't be read; null for any other error. Checked by name: the class may come from another copy of its module. */
export function failureOf(error: unknown): MailboxFailure | null {
  return error instanceof Error && error.name === "MailboxUnreadable"
    ? (error as MailboxUnreadable).failure
    : null;
}

/** A folder that was opened for reading only. */
type OpenFolder = { readonly uidValidity: number; readonly uidNext: number };

/** A signed-in session with a mailbox. Nothing that it does changes the mailbox. */
export type MailboxSession = {
  readonly listFolders: () => Promise<string[]>;
  readonly open: (folder: string) => Promise<OpenFolder>;
  /** Returns the UIDs of messages that arrived on a day or later, in ascending order. */
  readonly searchSince: (day: Date) => Promise<number[]>;
  /** Returns the UIDs after this one, in ascending order. */
  readonly searchAfter: (uid: number) => Promise<number[]>;
  readonly readSizes: (uids: readonly number[]) => Promise<ReadonlyMap<number, number>>;
  /** Returns a message as it was sent; null if it is gone, or larger than the server said, which ends the connection. */
  readonly readMessage: (uid: number) => Promise<Buffer | null>;
  readonly isOpen: () => boolean;
};

/**
 * Signs in to a mailbox over TLS, and closes the connection after the work. Limits its time and bytes, so that no server can exhaust the process.
 * @param secure true for TLS from the first byte, false for STARTTLS; nothing is sent before the upgrade
 * @throws MailboxUnreadable
 */
export async function withMailbox<Result>(
  login: Login,
  timeoutMs: number,
  work: (session: MailboxSession) => Promise<Result>,
  secure = login.port !== STARTTLS_PORT,
): Promise<Result> {
  const client = await attempt(async () => clientFor(login, secure));
  let isOver = false;
  const end = () => {
    isOver = true;
    client.close();
  };
  let isTooLarge = false;
  client.on("error", ({ code = "" }: ImapFlowError) => {
    isTooLarge ||= TOO_LARGE.includes(code);
  });
  const deadline = setTimeout(end, timeoutMs);
  const received = () => client.stats().received;
  let most = LIST_BYTES;
  const watch = setInterval(() => {
    if (received() > most) end();
  }, WATCH_MS);
  const ask: Ask = async (request, bytes = LIST_BYTES) => {
    most = Math.min(received() + bytes, SESSION_BYTES);
    const response = await attempt(request, () => isOver);
    if (received() > most) throw new MailboxUnreadable("too_slow");
    return response;
  };
  try {
    await ask(() => client.connect());
    return await work(sessionOf(client, ask, () => isTooLarge));
  } finally {
    clearTimeout(deadline);
    clearInterval(watch);
    await client.logout().catch(() => undefined);
    client.close();
  }
}

function clientFor({ host, port, userName, password }: Login, secure: boolean): ImapFlow {
  return new ImapFlow({
    host,
    port,
    secure,
    ...(secure ? {} : { doSTARTTLS: true }),
    // Given to net.connect and tls.connect, so that they connect to the addresses that were checked.
    tls: {
      lookup: lookupFor(host, port),
      minVersion: "TLSv1.2",
      ...(isIP(host) ? {} : { servername: host }),
    },
    auth: { user: userName, pass: password },
    logger: false,
    clientInfo: { name: "Offerlane" },
    disableAutoIdle: true,
    // Compressed responses could be far larger than what was sent.
    disableCompression: true,
    connectionTimeout: CONNECTION_MS,
    greetingTimeout: CONNECTION_MS,
    socketTimeout: SILENCE_MS,
    maxLineLength: LINE_BYTES,
    maxLiteralSize: LIMITS.requests.inboundEmail,
    maxResponseSize: MESSAGE_BYTES,
    maxResponseTokens: TOKENS_MAX,
  });
}

/**
 * Makes a request whose response has at most the given number of bytes. If more arrive, the connection ends.
 */
type Ask = <Response>(request: () => Promise<Response>, bytes?: number) => Promise<Response>;

function sessionOf(client: ImapFlow, ask: Ask, isTooLarge: () => boolean): MailboxSession {
  const ascending = (uids: number[] | false | undefined) => (uids || []).toSorted((a, b) => a - b);
  return {
    listFolders: async () => {
      const folders = await ask(() => client.list());
      return folders
        .filter(({ path, flags }) => path.length <= FOLDER_MAX && !flags.has("\\Noselect"))
        .slice(0, FOLDERS_MAX)
        .map(({ path }) => path);
    },
    open: async (folder) => {
      const opened = await ask(() => client.mailboxOpen(folder, { readOnly: true }));
      return { uidValidity: Number(opened.uidValidity), uidNext: opened.uidNext };
    },
    searchSince: async (day) => ascending(await ask(() => client.search({ since: day }, { uid: true }))),
    searchAfter: async (uid) => {
      // The range always includes the last message, whatever its UID (RFC 9051, 6.4.9).
      const found = await ask(() => client.search({ uid: `${uid + 1}:*` }, { uid: true }));
      return ascending(found).filter((item) => item > uid);
    },
    readSizes: async (uids) => {
      if (uids.length === 0) return new Map();
      const rows = await ask(() => client.fetchAll(uids.join(","), { uid: true, size: true }, { uid: true }));
      return new Map(rows.map(({ uid, size }) => [uid, size ?? 0]));
    },
    isOpen: () => client.usable,
    readMessage: async (uid) => {
      const wasOpen = client.usable;
      const fetching = () => client.fetchOne(String(uid), { source: true }, { uid: true });
      const row = await ask(fetching, MESSAGE_BYTES).catch((error: unknown) => {
        if (isTooLarge() && wasOpen) return false as const;
        throw error;
      });
      return row ? (row.source ?? null) : null;
    },
  };
}

/** Makes a request to the server. @throws MailboxUnreadable with the reason for any error */
async function attempt<Response>(request: () => Promise<Response>, isOver = () => false): Promise<Response> {
  try {
    return await request();
  } catch (error) {
    throw new MailboxUnreadable(isOver() ? "too_slow" : causeOf(error as ImapFlowError), error);
  }
}

function causeOf(error: ImapFlowError): MailboxFailure {
  const code = String(error.code ?? "");
  if (error.name === "FetchError")
    return (error as FetchError).reason === "unknown_host" ? "unknown_host" : "not_public";
  if (error.authenticationFailed)
    return BUSY.includes(error.serverResponseCode ?? "") ? "unreachable" : "wrong_password";
  if (error.mailboxMissing || (error.responseStatus === "NO" && isOpening(error))) return "unknown_folder";
  if (error.tlsFailed || /CERT|TLS|SSL|SELF_SIGNED|VERIFY|EPROTO/.test(code)) return "not_encrypted";
  if (["CONNECT_TIMEOUT", "GREETING_TIMEOUT", "UPGRADE_TIMEOUT", "ETIMEOUT", "ETIMEDOUT"].includes(code))
    return "too_slow";
  if (code === "ENOTFOUND") return "unknown_host";
  return "unreachable";
}

const isOpening = ({ executedCommand = "" }: ImapFlowError) => executedCommand.includes("EXAMINE");
