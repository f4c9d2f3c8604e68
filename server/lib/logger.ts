import pino from "pino";
import { env } from "./env.ts";
import { processGlobal } from "./process-global.ts";

/** The process's log, one JSON object a line on standard output; secrets are cut out wherever they stand. */
export const logger = processGlobal("logger", () =>
  pino({
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
  }),
);
