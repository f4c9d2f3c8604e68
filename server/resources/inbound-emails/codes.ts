export const codes = {
  ids: { inboundEmail: "iml" },
  errors: {
    email_unreadable: {
      status: 422,
      title: "This email can't be read",
      example: "This isn't an email, or it is nested too deeply to be read.",
    },
    email_needs_card: {
      status: 409,
      title: "This email has no card yet",
      example: "Send applicationId to say which card the email is about.",
    },
  },
} as const;
