export const codes = {
  ids: { webhook: "whk", delivery: "dlv" },
  changes: ["webhook_created", "webhook_updated", "webhook_deleted"],
  occurrences: ["webhook_secret_rotated"],
} as const;
