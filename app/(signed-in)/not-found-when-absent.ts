import { TRPCError } from "@trpc/server";
import { notFound } from "next/navigation";
import { toOperationError } from "#server/core/errors.ts";

/** Returns the page's data, or shows the "not found" page if the API says "not found". */
export async function notFoundWhenAbsent<Resource>(reading: Promise<Resource>): Promise<Resource> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof TRPCError && toOperationError(error).code === "not_found") notFound();
    throw error;
  }
}
