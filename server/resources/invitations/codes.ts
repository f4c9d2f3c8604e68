import { declareCodes } from "#server/core/codes.ts";

const words = declareCodes("invitations", {
  changes: ["invitation_accepted", "invitation_declined"],
});

declare module "#server/core/codes.ts" {
  interface Codes {
    invitations: typeof words;
  }
}
