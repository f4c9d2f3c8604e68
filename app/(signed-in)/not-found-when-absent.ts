import { TRPCError } from "@trpc/server";
import { notFound } from "next/navigation";
import { toOperationError } from "#server/core/errors.ts";

const ABSENT: readonly string[] = ["not_found", "validation_failed"];

/**
 * Returns the page's data, or null if the API says that the data doesn't exist, or rejects the address's id as
 * malformed. The input may depend only on the address.
 */
export async function nullWhenAbsent<Resource>(reading: Promise<Resource>): Promise<Resource | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof TRPCError && ABSENT.includes(toOperationError(error).code)) return null;
    throw error;
  }
}

/** Returns the page's data, or shows the "not found" page if it is absent. */
export async function notFoundWhenAbsent<Resource extends object>(
  reading: Promise<Resource>,
): Promise<Resource> {
  return (await nullWhenAbsent(reading)) ?? notFound();
}
