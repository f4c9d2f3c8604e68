import { declareCodes } from "#server/core/codes.ts";

const words = declareCodes("imports", {
  ids: { import: "imp" },
});

declare module "#server/core/codes.ts" {
  interface Codes {
    imports: typeof words;
  }
}
