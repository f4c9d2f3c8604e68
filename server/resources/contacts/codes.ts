import { declareCodes } from "#server/core/codes.ts";

const words = declareCodes("contacts", {
  ids: { contact: "con" },
});

declare module "#server/core/codes.ts" {
  interface Codes {
    contacts: typeof words;
  }
}
