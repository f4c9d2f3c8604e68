import { vi } from "vitest";
import { logger } from "#server/lib/logger.ts";

type Line = Readonly<Record<string, unknown>> & { readonly event: string };

/** The security events that the work writes to the process's log, in order. */
export async function securityLines(work: () => Promise<unknown>): Promise<Line[]> {
  const written = vi.spyOn(logger, "info");
  try {
    await work();
    return written.mock.calls.flatMap(([fields, message]: unknown[]) =>
      message === "security event" ? [fields as Line] : [],
    );
  } finally {
    written.mockRestore();
  }
}
