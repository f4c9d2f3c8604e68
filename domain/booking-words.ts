/** The descriptions of the limits of booking pages and appointments in requests. */
export const BOOKING_WORDS = {
  bookingHours: ["", "Ranges of hours on a booking page"],
  bookingDaysOff: ["", "Days off on a booking page"],
  bookingMinutes: ["", "Minutes of an appointment, at most"],
  bookingBuffer: ["", "Minutes between appointments, at most"],
  bookingNotice: ["", "Hours of notice before an appointment, at most"],
  bookingAhead: ["", "Days ahead that an appointment can be booked, at most"],
  bookingCapacity: ["", "Applicants in one appointment, at most"],
  bookingsADay: ["", "Appointments that a coach takes a day, at most"],
  upcomingAppointments: ["", "Upcoming appointments of an applicant in an organization"],
} as const;
