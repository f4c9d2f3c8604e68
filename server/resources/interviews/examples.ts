import type { Examples } from "#server/resources/example-rows.ts";
import type { interviews } from "./contract.ts";

export const examples: Examples<typeof interviews> = {
  list: ({ applicationId }) => ({
    applicationId,
    from: "2026-01-01T00:00:00Z",
    to: "2026-12-31T23:59:59+01:00",
    outcome: "pending",
    limit: 20,
  }),
  get: ({ interviewId }) => ({ interviewId }),
  create: ({ applicationId }) => ({
    applicationId,
    type: "technical",
    scheduledAt: "2026-12-03T14:00:00+01:00",
    durationMinutes: 90,
    timeZone: "Europe/Berlin",
    location: "Room 4",
    meetingUrl: "https://meet.example/room-4",
    interviewers: ["Ada Kern", "Tom Reis"],
    notes: "Bring the diagram.",
  }),
  update: ({ interviewId }) => ({
    interviewId,
    outcome: "passed",
    feedback: "They liked the diagram.",
  }),
  delete: ({ interviewId }) => ({ interviewId }),
  listSection: () => [{ section: "upcoming" }, { section: "past", search: "job" }],
  listSpan: () => [{ from: "2026-11-01T00:00:00Z", to: "2026-12-01T00:00:00Z" }],
  findCards: () => [{ search: "job" }],
};
