import path from "node:path";
import { OperationError } from "#server/core/errors.ts";
import { readIsolated } from "#server/core/isolated-reading.ts";
import type { Requester } from "#server/core/turns.ts";
import type { MailedReply } from "#server/resources/messages/service.ts";
import type { ReadMail } from "./reader/message.ts";

// Relative to the project's folder, because Next bundles this module but not the thread's.
const READER = {
  file: path.join(
    /* turbopackIgnore: true */ process.cwd(),
    "server/resources/inbound-emails/reader/reader-thread.ts",
  ),
  // An email's bytes are buffers. Objects are made for each line, and take three times their size of the process's memory.
  workerLimits: { timeoutMs: 5_000, memoryMb: 96, buffersMb: 192 },
};

/**
 * Reads an untrusted email in a thread that can be terminated.
 * @throws email_unreadable for an email over the limits; rate_limited, unavailable while too many documents are read
 */
export function readRawMail(
  requester: Requester,
  raw: Uint8Array,
  own: readonly string[],
): Promise<ReadMail> {
  return orUnreadable(readIsolated(requester, READER, () => ({ raw, own })));
}

/**
 * Reads an untrusted reply to a notice in a thread that can be terminated.
 * @throws email_unreadable for an email over the limits; rate_limited, unavailable while too many documents are read
 */
export function readRawReply(requester: Requester, raw: Uint8Array): Promise<MailedReply> {
  return orUnreadable(readIsolated(requester, READER, () => ({ raw })));
}

/** Converts a failure of the thread to an error for the sender. */
async function orUnreadable<Read>(reading: Promise<Read>): Promise<Read> {
  try {
    return await reading;
  } catch (error) {
    // Checked by name, because the class may come from another copy of its module.
    if (!(error instanceof Error) || error.name !== "IsolatedWorkFailed") throw error;
    throw new OperationError(
      "email_unreadable",
      "This isn't an email, or it is nested too deeply to be read.",
    );
  }
}
