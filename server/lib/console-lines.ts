import { inspect, stripVTControlCharacters } from "node:util";
import { logger } from "./logger.ts";
import { isUnreadableRequest } from "./unreadable-request.ts";

const LEVELS = { error: "error", warn: "warn", info: "info", log: "info", debug: "debug" } as const;

/**
 * Writes to the log what packages write to the console, such as Next's warnings about forms: one line of JSON
 * each, so that no text in it can begin a new line, and no more lines than the log allows. Leaves out a
 * page's error, which Next marks with a digest, or which is ours or its request's, because `onRequestError` handles it with its request.
 */
export function writeConsoleToLog(): void {
  for (const [method, level] of Object.entries(LEVELS) as [keyof typeof LEVELS, "error"][]) {
    console[method] = (...args: unknown[]) => {
      if (args.some(isOfPage) || (method === "error" && args.some(isOfRequest))) return;
      const err = args.find((item) => item instanceof Error);
      const texts = args.filter((item) => item !== err).map(textOf);
      logger[level]({ ...(err ? { err } : {}), from: "console" }, texts.join(" ") || "a package's error");
    };
  }
}

function isOfPage(args: unknown): boolean {
  return args instanceof Error && "digest" in args;
}

function isOfRequest(args: unknown): boolean {
  return args instanceof Error && (args.name === "OperationError" || isUnreadableRequest(args));
}

function textOf(args: unknown): string {
  return typeof args === "string" ? stripVTControlCharacters(args) : inspect(args);
}
