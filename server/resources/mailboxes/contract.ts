import { z } from "zod";
import { instantOut, text, title } from "#server/core/fields.ts";
import { defineOperations, PAGES } from "#server/core/operation.ts";

/** The reasons why a mailbox can't be read. */
const MAILBOX_FAILURES = [
  "wrong_password",
  "unknown_folder",
  "unknown_host",
  "not_public",
  "not_encrypted",
  "too_slow",
  "unreachable",
  "password_lost",
] as const;
const MailboxFailure = z.enum(MAILBOX_FAILURES);
export type MailboxFailure = z.infer<typeof MailboxFailure>;

const HOST_MAX = 253;
const PORT_MAX = 65_535;
const NAME_MAX = 254;
export const FOLDER_MAX = 200;
const PASSWORD_MAX = 200;

/** A mailbox that emails are fetched from. Its password is only ever sent to the mailbox's server. */
const Mailbox = z.object({
  host: z.string(),
  port: z.int(),
  userName: z.string(),
  folder: z.string(),
  folders: z.array(z.string()),
  status: z.enum(["active", "paused"]),
  failure: MailboxFailure.nullable(),
  isChecking: z.boolean(),
  connectedAt: instantOut,
  lastRunAt: instantOut.nullable(),
  received: z.int(),
  skipped: z.int(),
});
export type Mailbox = z.infer<typeof Mailbox>;

const State = z.object({ mailbox: Mailbox.nullable() });
/** The mailbox, or the reason why it couldn't be connected. */
const Tried = z.object({ mailbox: Mailbox.nullable(), failure: MailboxFailure.nullable() });

const folder = title(FOLDER_MAX);
const reading = { ...PAGES.ownRead, environment: "live", output: State } as const;
const writing = { ...reading, method: "POST" } as const;

export const mailboxes = defineOperations("mailboxes", {
  get: reading,
  connect: {
    ...writing,
    transaction: "own",
    needsConfirmedAddress: true,
    input: z.strictObject({
      host: text(HOST_MAX).regex(/^[\w.:-]+$/, "Must be the name of a server, such as imap.example.com."),
      port: z.int().min(1).max(PORT_MAX),
      userName: title(NAME_MAX),
      password: title(PASSWORD_MAX),
      folder,
    }),
    output: Tried,
  },
  check: {
    ...writing,
    input: z.strictObject({ folder: folder.optional().describe("If given, another folder from now on.") }),
  },
  disconnect: writing,
});
