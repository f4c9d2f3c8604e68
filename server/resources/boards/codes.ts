import { declareCodes } from "#server/core/codes.ts";

const words = declareCodes("boards", {
  ids: { board: "brd" },
  errors: {
    last_board: {
      status: 409,
      title: "An account needs at least one board",
      example: "An account needs at least one board. Create another one first.",
    },
  },
});

declare module "#server/core/codes.ts" {
  interface Codes {
    boards: typeof words;
  }
}
