import { declareCodes } from "#server/core/codes.ts";

const words = declareCodes("webhooks", {
  ids: { webhook: "whk", delivery: "dlv" },
  changes: ["webhook_created", "webhook_updated", "webhook_deleted"],
  occurrences: ["webhook_secret_rotated"],
});

declare module "#server/core/codes.ts" {
  interface Codes {
    webhooks: typeof words;
  }
}
