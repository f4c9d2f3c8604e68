import { declareCodes } from "#server/core/codes.ts";

const words = declareCodes("shares", {
  ids: { share: "shr" },
  errors: {
    already_shared: {
      status: 409,
      title: "Already shared",
      example: "The board is already shared with this organization.",
    },
  },
  changes: ["group_shared", "group_unshared"],
});

declare module "#server/core/codes.ts" {
  interface Codes {
    shares: typeof words;
  }
}
