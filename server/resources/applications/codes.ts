export const codes = {
  ids: { application: "app", bulkChange: "bch" },
  errors: {
    status_not_updatable: {
      status: 422,
      title: "The status can't be changed in an update",
      example: "Use applications.move to change the status. It records the history.",
    },
    cards_not_on_board: {
      status: 422,
      title: "Not all cards are on this board",
      example: "Nothing was moved. Cards that aren't on this board: 2.",
    },
    undo_conflict: {
      status: 409,
      title: "Cards were moved or deleted since",
      example: "Nothing was undone. Cards moved or deleted since: 2.",
    },
    undo_expired: {
      status: 409,
      title: "This change can't be undone anymore",
      example: "This change was already undone, or its 10 minutes are over.",
    },
  },
} as const;
