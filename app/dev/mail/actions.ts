"use server";
import { LIMITS } from "#domain/limits.ts";
import { toOperationError } from "#server/core/errors.ts";
import { receiveRawMail } from "#server/resources/inbound-emails/receive-raw.ts";
import { localOnly } from "../local-only.ts";

/** Submits a raw email for a forwarding address, as a mail server would, and returns the result. */
export async function handIn(_before: string | null, form: FormData): Promise<string> {
  await localOnly("localMail");
  const [address, raw] = [form.get("address"), form.get("raw")];
  if (typeof address !== "string" || typeof raw !== "string") return "malformed";
  if (raw.length > LIMITS.requests.inboundEmailSent) return "too_large";
  try {
    return await receiveRawMail(Buffer.from(raw), [address.trim()]);
  } catch (error) {
    return toOperationError(error).code;
  }
}
