export const codes = {
  ids: { appointment: "apt" },
  errors: {
    slot_taken: {
      status: 409,
      title: "The time isn't free",
      example: "This time was just taken. The next free time is Friday, November 27 at 10:30 AM.",
    },
    appointment_over: {
      status: 409,
      title: "The appointment can't be changed anymore",
      example: "The appointment has begun or was canceled. Book another one.",
    },
  },
  changes: ["booking_page_changed", "appointment_booked", "appointment_moved", "appointment_canceled"],
} as const;
