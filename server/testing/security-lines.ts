import { vi } from "vitest";
import { bounded } from "#server/auth/security-log/line.ts";
import { logger } from "#server/lib/logger.ts";

type Line = Readonly<Record<string, unknown>> & { readonly event: string };

/** Returns the security events that the work writes to the process's log, in order. Limits used up before don't suppress any. */
export async function securityLines(work: () => Promise<unknown>): Promise<Line[]> {
  bounded.endWindow();
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
