import type { Instrumentation } from "next";

/** What Next calls with each error that a page, a form or a route of its own let through. */
export const onRequestError: Instrumentation.onRequestError = async (thrown, _request, context) => {
  if (process.env.NEXT_RUNTIME === "edge") return;
  const { writePageError } = await import("#server/surfaces/page-errors.ts");
  writePageError(thrown, context);
};
