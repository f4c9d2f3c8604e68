import { z } from "zod";
import { ERRORS, type ErrorCode, errorCodes } from "#server/core/codes.ts";
import { growing } from "#server/core/fields.ts";

/** Returns the schema of every error response's body, for the document. */
export const problemSchema = () =>
  z
    .object({
      type: z.string().meta({ format: "uri", description: "The page about the error code." }),
      title: z.string().describe("The same for every error with this code."),
      status: z.int().min(400).max(599),
      detail: z.string().describe("An explanation for people: the cause and the next step."),
      code: growing(errorCodes()).meta({ id: "ErrorCode" }),
      requestId: z.string().describe("The same as X-Request-Id. Include it when you report a problem."),
      issues: z
        .array(
          z.object({
            path: z
              .array(z.union([z.string(), z.int().min(0)]))
              .describe("The path to the field, outermost first."),
            message: z.string(),
          }),
        )
        .optional()
        .describe("For 422: the affected fields and what's wrong with each."),
    })
    .meta({ id: "Problem", description: "An error (RFC 9457)." });

/** Returns an example problem for each code. */
export function problemExamples(publicUrl: string): Record<ErrorCode, { summary: string; value: object }> {
  const entries = errorCodes().map((code) => {
    const { status, title, example } = ERRORS[code];
    const value = {
      type: `${publicUrl}/docs/errors/${code}`,
      title,
      status,
      detail: example,
      code,
      requestId: "req_6f1c2f0e-6a55-4a0f-9d0c-2b1f6a3c9e57",
      ...(code === "validation_failed" ? { issues: [{ path: ["name"], message: "Can't be empty." }] } : {}),
    };
    return [code, { summary: title, value }];
  });
  return Object.fromEntries(entries);
}
