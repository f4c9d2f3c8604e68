import { initTRPC } from "@trpc/server";
import type { RequestContext } from "./context.ts";
import { problemOf, toOperationError } from "./errors.ts";

/** tRPC's builder: every error has a problem object and nothing internal. */
export const t = initTRPC.context<RequestContext>().create({
  errorFormatter: ({ shape, error, ctx }) => {
    const problem = problemOf(toOperationError(error), ctx?.requestId ?? "");
    const { code, path } = shape.data;
    return { ...shape, message: problem.detail, data: { code, path, httpStatus: problem.status, problem } };
  },
});
