export const codes = {
  errors: {
    cursor_expired: {
      status: 410,
      title: "The cursor has expired",
      example:
        "Events after this cursor are no longer kept. List events without a cursor and keep newest, read everything again, then continue with that newest.",
    },
  },
} as const;
