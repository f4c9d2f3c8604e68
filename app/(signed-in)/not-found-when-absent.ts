import { TRPCError } from "@trpc/server";
import { notFound } from "next/navigation";
import { toOperationError } from "#server/core/errors.ts";

/** What a page shows; the page of things that are not there where the API says so. */
export async function notFoundWhenAbsent<Resource>(reading: Promise<Resource>): Promise<Resource> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof TRPCError && toOperationError(error).code === "not_found") notFound();
    throw error;
  }
}
