import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { env } from "#server/lib/env.ts";
import { isLocalVisitor } from "#server/transports/local-visitor.ts";

/** Checks whether the local version of this part is in use and the visitor is on this machine. */
export async function isLocal(part: "localMail" | "localPayments"): Promise<boolean> {
  return isLocalVisitor(await headers()) && env()[part];
}

/**
 * Responds with "not found" unless `isLocal`. Every page and action of `/dev` calls this itself. A layout is no guard:
 * a client can request a page without its layout, and call an action without its page.
 */
export async function localOnly(part: "localMail" | "localPayments"): Promise<void> {
  if (!(await isLocal(part))) notFound();
}
