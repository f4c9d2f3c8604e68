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
      example: "2 of the cards aren't on this board. Nothing was moved.",
    },
    undo_conflict: {
      status: 409,
      title: "Cards were moved or deleted since",
      example: "2 of the cards were moved or deleted since. Nothing was undone.",
    },
    undo_expired: {
      status: 409,
      title: "This change can't be undone anymore",
      example: "This change was already undone, or its 10 minutes are over.",
    },
  },
} as const;
