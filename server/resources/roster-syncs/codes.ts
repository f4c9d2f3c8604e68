export const codes = {
  ids: { rosterSync: "syn" },
  errors: {
    roster_sync_undone: {
      status: 409,
      title: "The roster sync is already undone",
      example: "This sync was already undone.",
    },
  },
  changes: ["roster_synced", "roster_sync_undone"],
} as const;
