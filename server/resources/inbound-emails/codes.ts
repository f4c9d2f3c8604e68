export const codes = {
  ids: { inboundEmail: "iml" },
  errors: {
    email_unreadable: {
      status: 422,
      title: "This mail can't be read",
      example: "This isn't a mail, or it is nested too deeply to be read.",
    },
    email_needs_card: {
      status: 409,
      title: "This mail has no card yet",
      example: "Send applicationId to say which card the mail is about.",
    },
  },
} as const;
