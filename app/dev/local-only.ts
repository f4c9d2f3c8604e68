import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { env } from "#server/lib/env.ts";
import { isLocalVisitor } from "#server/surfaces/local-visitor.ts";

/** Whether the part of the product is the local one and somebody on this machine asks. */
export async function isLocal(part: "localMail" | "localPayments"): Promise<boolean> {
  return isLocalVisitor(await headers()) && env()[part];
}

/**
 * Answers "not found" unless `isLocal`. Every page and action of `/dev` calls
 * it itself: a layout is no guard, for a client may ask for a page without it, and an action without its page.
 */
export async function localOnly(part: "localMail" | "localPayments"): Promise<void> {
  if (!(await isLocal(part))) notFound();
}
