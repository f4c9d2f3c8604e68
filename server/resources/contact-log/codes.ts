export const codes = {
  ids: { contactLogEntry: "cle" },
  changes: ["contact_logged", "contact_log_entry_updated", "contact_log_entry_deleted"],
  occurrences: ["contact_log_exported"],
} as const;
