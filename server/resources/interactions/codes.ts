import { declareCodes } from "#server/core/codes.ts";

const words = declareCodes("interactions", {
  ids: { interaction: "ixn" },
});

declare module "#server/core/codes.ts" {
  interface Codes {
    interactions: typeof words;
  }
}
