import type { Instrumentation } from "next";

/** Called by Next with each uncaught error of a page, a form, or one of its routes. */
export const onRequestError: Instrumentation.onRequestError = async (thrown, _request, context) => {
  if (process.env.NEXT_RUNTIME === "edge") return;
  const { writePageError } = await import("#server/transports/page-errors.ts");
  writePageError(thrown, context);
};
