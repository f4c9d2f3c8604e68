import { TRPCError } from "@trpc/server";
import { notFound } from "next/navigation";
import { toOperationError } from "#server/core/errors.ts";

const ABSENT: readonly string[] = ["not_found", "validation_failed"];

/**
 * Returns the page's data, or shows the "not found" page if the API says that it doesn't exist, or that what the address names can't exist:
 * some operations reject an id of the wrong shape. Only the address may determine the input.
 */
export async function notFoundWhenAbsent<Resource>(reading: Promise<Resource>): Promise<Resource> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof TRPCError && ABSENT.includes(toOperationError(error).code)) notFound();
    throw error;
  }
}
