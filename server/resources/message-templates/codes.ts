export const codes = {
  ids: { messageTemplate: "mtp" },
  changes: ["message_template_created", "message_template_changed", "message_template_deleted"],
} as const;
