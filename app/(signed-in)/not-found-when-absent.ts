import { TRPCError } from "@trpc/server";
import { notFound } from "next/navigation";
import { toOperationError } from "#server/core/errors.ts";

const ABSENT: readonly string[] = ["not_found", "validation_failed"];

/**
 * Returns the page's data. Shows the "not found" page if the API says that the data doesn't exist, or rejects
 * the address's id as malformed. The input may depend only on the address.
 */
export async function notFoundWhenAbsent<Resource>(reading: Promise<Resource>): Promise<Resource> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof TRPCError && ABSENT.includes(toOperationError(error).code)) notFound();
    throw error;
  }
}
