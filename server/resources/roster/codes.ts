import { declareCodes } from "#server/core/codes.ts";

const words = declareCodes("roster", {
  occurrences: ["roster_exported"],
});

declare module "#server/core/codes.ts" {
  interface Codes {
    roster: typeof words;
  }
}
