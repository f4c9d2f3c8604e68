import { declareCodes } from "#server/core/codes.ts";

const words = declareCodes("interviews", {
  ids: { interview: "itv" },
});

declare module "#server/core/codes.ts" {
  interface Codes {
    interviews: typeof words;
  }
}
