import { TRPCError } from "@trpc/server";
import { toOperationError } from "#server/core/errors.ts";

/** Returns the data, or null if access is closed because the organization has more applicants than seats. */
export async function nullWhenOverSeats<Data>(reading: Promise<Data>): Promise<Data | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof TRPCError && toOperationError(error).code === "seat_limit_exceeded") return null;
    throw error;
  }
}
