import type { Samples } from "#server/core/group.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { Interview, interviews } from "./contract.ts";

const interview: Interview = {
  id: sampleIds.interviewId,
  applicationId: sampleIds.applicationId,
  type: "technical",
  scheduledAt: "2026-12-03T13:00:00.000Z",
  durationMinutes: 90,
  timeZone: "Europe/Berlin",
  location: null,
  meetingUrl: "https://meet.example/bright-fern",
  interviewers: ["Dana Reis", "Tom Kern"],
  notes: "Bring the diagram of the last migration.",
  outcome: "pending",
  feedback: null,
  createdAt: "2026-11-18T09:12:00.000Z",
  updatedAt: "2026-11-18T09:12:00.000Z",
};

export const samples: Samples<typeof interviews> = {
  entities: {
    Interview: interview,
    ListedInterview: { ...interview, title: "Platform engineer", companyName: "Bright Fern" },
  },
  fields: { ...interview, from: "2026-12-01T00:00:00Z", to: "2026-12-31T23:59:59Z" },
  requests: {
    update: { outcome: "passed", feedback: "They liked the diagram; the panel is next." },
  },
};
