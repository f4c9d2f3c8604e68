import type { AddressInfo, Socket } from "node:net";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import { LIMITS } from "#domain/limits.ts";
import { toOperationError } from "#server/core/errors.ts";
import { networksAround } from "#server/lib/client-network.ts";
import { now } from "#server/lib/clock.ts";
import { env } from "#server/lib/env.ts";
import { logger } from "#server/lib/logger.ts";
import { isReceived, receiveRawMail } from "#server/resources/inbound-emails/receive-raw.ts";
import { ARRIVAL_MS, gatherMail, turnOf } from "./inbound-turns.ts";

/** The most connections at a time, in all and from the narrowest network around an address. */
const CLIENTS_MAX = 200;
const CLIENTS_EACH_NETWORK = 5;
const RECIPIENTS_MAX = 5;
/** The most unknown recipients that one connection may name. */
const UNKNOWN_MAX = 5;
/** The longest that a connection may be silent, and the longest that it may last. */
const SILENCE_MS = 30_000;
const SESSION_MS = 180_000;

/** An error with the status that the client gets. */
class Rejection extends Error {
  readonly responseCode: number;
  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}
const unknownRecipient = () => new Rejection(550, "5.1.1 No one has this address here");
const tooBusy = () => new Rejection(451, "4.3.2 Too much mail is arriving right now; try again later");

/** A listener for mail. `close` ends it after the emails that are being received. */
export type InboundSmtp = { readonly port: number; readonly close: () => Promise<void> };

/**
 * Receives mail by SMTP for people's forwarding addresses, and handles it like mail from a provider. Relays nothing. Does nothing without
 * INBOUND_SMTP_PORT.
 * @param arrivalMs the longest that an email may take to arrive; set only by tests
 */
export async function listenForMail(arrivalMs = ARRIVAL_MS): Promise<InboundSmtp | null> {
  const { INBOUND_SMTP_PORT: port, INBOUND_SMTP_HOST: host, INBOUND_MAIL_DOMAIN: domain } = env();
  const { INBOUND_SMTP_CERTIFICATE: cert, INBOUND_SMTP_KEY: key } = env();
  if (port === undefined || domain === undefined) return null;
  const isEncrypted = cert !== undefined && key !== undefined;
  const clients = new Map<string, number>();
  const unknown = new WeakMap<SMTPServerSession, number>();
  const server = new SMTPServer({
    name: domain,
    banner: "Offerlane",
    size: LIMITS.requests.inboundEmail,
    rejectOversized: true,
    disabledCommands: isEncrypted ? ["AUTH"] : ["AUTH", "STARTTLS"],
    ...(isEncrypted ? { cert, key } : {}),
    disableReverseLookup: true,
    maxClients: CLIENTS_MAX,
    maxRecipients: RECIPIENTS_MAX,
    socketTimeout: SILENCE_MS,
    logger: false,
    onConnect: ({ remoteAddress }, done) => {
      const counts = networksAround(remoteAddress).map(({ network, times }) => {
        const count = (clients.get(network) ?? 0) + 1;
        clients.set(network, count);
        return count / times;
      });
      const isOver = Math.max(...counts) > CLIENTS_EACH_NETWORK;
      done(isOver ? new Rejection(421, "4.7.0 Too many connections") : null);
    },
    onClose: ({ remoteAddress }) => {
      for (const { network } of networksAround(remoteAddress)) {
        const left = (clients.get(network) ?? 1) - 1;
        if (left > 0) clients.set(network, left);
        else clients.delete(network);
      }
    },
    onRcptTo: ({ address }, session, done) => {
      void findRecipient(address, session).then(done, () => done(tooBusy()));
    },
    onData: (stream, session, done) => {
      void receive(stream, session, arrivalMs).then(
        () => done(null),
        (error: Error) => {
          stream.resume();
          done(error);
        },
      );
    },
  });
  server.server.on("connection", endAfterSession);
  server.on("error", (error) => logger.debug({ error: error.message }, "a connection for mail failed"));
  await new Promise<void>((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const bound = (server.server.address() as AddressInfo).port;
  logger.info({ port: bound }, "mail is received by SMTP");
  return { port: bound, close: () => new Promise((resolve) => server.close(resolve)) };

  async function findRecipient(address: string, session: SMTPServerSession): Promise<Error | null> {
    const misses = unknown.get(session) ?? 0;
    if (misses >= UNKNOWN_MAX) return new Rejection(421, "4.7.0 Too many unknown recipients");
    if (await isReceived(address)) return null;
    unknown.set(session, misses + 1);
    return unknownRecipient();
  }
}

function endAfterSession(socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), SESSION_MS).unref();
  socket.once("close", () => clearTimeout(timer));
}

/** Receives one email of a connection, in its network's turn if it is large. @throws Rejection */
async function receive(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  arrivalMs: number,
): Promise<void> {
  const turn = turnOf(networksAround(session.remoteAddress)[0].network);
  try {
    const isKept = () => !stream.sizeExceeded;
    const email = await gatherMail(stream, turn, { isKept, arrivalMs });
    if (stream.sizeExceeded) throw new Rejection(552, "5.3.4 The email is larger than 25 MB");
    const raw = Buffer.concat([markReceived(session), email]);
    for (const { address } of session.envelope.rcptTo) await deliver(raw, address);
  } catch (error) {
    throw toOperationError(error).code === "unavailable" ? tooBusy() : error;
  } finally {
    await turn.end();
  }
}

/**
 * Returns the header lines to put above the email: the sender of its envelope (RFC 5321, 4.4), and that nothing was checked, so that
 * results written by the sender aren't taken for ours (RFC 8601).
 */
function markReceived({ hostNameAppearsAs, remoteAddress, envelope }: SMTPServerSession): Buffer {
  const domain = env().INBOUND_MAIL_DOMAIN;
  const name = String(hostNameAppearsAs)
    .replace(/[^\w.:[\]-]/g, "")
    .slice(0, 255);
  const sender = envelope.mailFrom ? envelope.mailFrom.address.replace(/[^\x21-\x7e]|[<>]/g, "") : "";
  const lines = [
    `Return-Path: <${sender}>`,
    `Authentication-Results: ${domain}; none`,
    `Received: from ${name} ([${remoteAddress}]) by ${domain} with ESMTP; ${now().toUTCString()}`,
  ];
  return Buffer.from(`${lines.join("\r\n")}\r\n`);
}

async function deliver(raw: Buffer, address: string): Promise<void> {
  const received = await receiveRawMail(raw, [address]).catch(droppedOrLater);
  if (received === "unknown_recipient") throw unknownRecipient();
}

/** Drops an email that can't be read or would exceed a quota, because a retry wouldn't help. @throws Rejection for any other error */
function droppedOrLater(error: unknown): "dropped" {
  const { code } = toOperationError(error);
  if (code === "email_unreadable" || code === "quota_exceeded") return "dropped";
  if (code !== "rate_limited" && code !== "unavailable")
    logger.error({ err: error }, "an email could not be received by SMTP");
  throw tooBusy();
}
