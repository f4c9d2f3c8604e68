export const codes = {
  errors: {
    cursor_expired: {
      status: 410,
      title: "The cursor has expired",
      example:
        "Events after this cursor are no longer available. List events without a cursor and save `newest`. Read all data again, then continue from `newest`.",
    },
  },
} as const;
