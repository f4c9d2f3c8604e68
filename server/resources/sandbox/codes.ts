import { declareCodes } from "#server/core/codes.ts";

const words = declareCodes("sandbox", {
  ids: { sandbox: "sbx" },
});

declare module "#server/core/codes.ts" {
  interface Codes {
    sandbox: typeof words;
  }
}
