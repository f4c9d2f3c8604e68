export const codes = {
  ids: { board: "brd" },
  errors: {
    last_board: {
      status: 409,
      title: "An account needs at least one board",
      example: "An account needs at least one board. Create another one first.",
    },
  },
} as const;
