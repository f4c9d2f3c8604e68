import pino, { type LoggerOptions } from "pino";
import { KIB } from "#domain/units.ts";
import { makeBoundedLines } from "./bounded-lines.ts";
import { env } from "./env.ts";
import { processGlobal } from "./process-global.ts";

const [WARN, ERROR] = [40, 50];
/**
 * Limits errors and warnings to one a second for each cause: an overload would otherwise write thousands of
 * identical stacks.
 */
const CAUSES = { windowMs: 1_000, perSource: 1, perKind: 20, sources: 100 };
const CAUSE_LENGTH = 80;

/** A longer line is cut to its message, so that no request can make the log long. */
const LINE_MOST = 16 * KIB;
const MESSAGE_MOST = 2 * KIB;

/** Returns the line for the log, cut if it is too long. */
export function cutLine(line: string): string {
  if (line.length <= LINE_MOST) return line;
  const { level, time, requestId, msg } = JSON.parse(line) as Record<string, unknown>;
  const message = String(msg ?? "").slice(0, MESSAGE_MOST);
  return `${JSON.stringify({ level, time, requestId, msg: message, cutFrom: line.length })}\n`;
}

/** The process's log: one JSON object per line on standard output, with secrets removed wherever they are. */
export const logger = processGlobal("logger", () => {
  const options = {
    level: env().LOG_LEVEL,
    redact: {
      paths: [
        "*.authorization",
        "*.cookie",
        "*.password",
        "*.token",
        "*.secret",
        "headers.authorization",
        "headers.cookie",
      ],
      censor: "[redacted]",
    },
  } satisfies LoggerOptions;
  const unbounded = pino({ ...options, hooks: { streamWrite: cutLine } });
  const faults = makeBoundedLines(CAUSES, (level, cause, repeated) =>
    unbounded[level === "error" ? "error" : "warn"]({ cause, repeated }, "repeated log lines were left out"),
  );
  process.once("exit", faults.endWindow);
  return pino({
    ...options,
    hooks: {
      streamWrite: cutLine,
      logMethod(args, method, level) {
        const kind = level === ERROR ? "error" : "warn";
        if (level >= WARN && level <= ERROR && !faults.allows(kind, causeOf(args))) return;
        method.apply(this, args);
      },
    },
  });
});

/**
 * Returns the cause of a line: its message, the statement that it names, and the kind of error, without details that differ between
 * requests.
 */
export function causeOf([first, message]: readonly unknown[]): string {
  if (typeof first !== "object" || first === null) return String(first).slice(0, CAUSE_LENGTH);
  const error = ["err", "error", "message"].map((name) => Reflect.get(first, name)).find(Boolean);
  const statement: unknown = Reflect.get(first, "statement");
  const about = `${message ?? ""}${typeof statement === "string" ? ` ${statement}` : ""}`;
  return `${about}${error === undefined ? "" : `: ${errorIn(error)}`}`.slice(0, 2 * CAUSE_LENGTH);
}

function errorIn(error: unknown): string {
  if (!(error instanceof Error)) return withoutNumbers(String(error));
  const code = "code" in error && typeof error.code === "string" ? ` ${error.code}` : "";
  return `${error.name}${code} ${withoutNumbers(error.message)}`;
}

/** Replaces ids and amounts, which differ for the same cause. */
function withoutNumbers(text: string): string {
  const [line = ""] = text.slice(0, 4 * CAUSE_LENGTH).split("\n", 1);
  const words = line.split(" ").map((word) => (/\d/.test(word) ? "#" : word));
  return words.join(" ").slice(0, CAUSE_LENGTH);
}
