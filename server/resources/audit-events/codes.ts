import { declareCodes } from "#server/core/codes.ts";

const words = declareCodes("audit-events", {
  ids: { auditEvent: "evt" },
});

declare module "#server/core/codes.ts" {
  interface Codes {
    "audit-events": typeof words;
  }
}
