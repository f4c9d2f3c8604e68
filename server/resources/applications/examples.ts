import type { Examples } from "#server/resources/example-rows.ts";
import type { applications } from "./contract.ts";

export const examples: Examples<typeof applications> = {
  list: ({ boardId }) => ({
    boardId,
    status: ["saved", "applied"],
    search: "engineer",
    appliedAfter: "2026-01-01",
    appliedBefore: "2026-12-31",
    sort: "applied_at_asc",
    limit: 20,
  }),
  get: ({ applicationId }) => ({ applicationId }),
  create: ({ boardId }) => ({
    boardId,
    status: "applied",
    position: { first: true },
    applicationDate: "2026-11-18",
    applicationLink: "https://jobs.example/platform-engineer",
    source: "A friend",
    notes: "Ask about the team.",
    job: {
      title: "Platform engineer",
      description: "Keep the lights on.",
      workMode: "hybrid",
      workType: "full_time",
      location: { city: "Berlin", country: "Germany" },
      compensation: { currency: "EUR", salaryRangeMin: 70_000, salaryRangeMax: 85_000 },
    },
    company: { name: "Bright Fern", industry: "software", website: "https://brightfern.example" },
  }),
  update: ({ applicationId }) => ({
    applicationId,
    notes: "Second talk went well.",
    job: { compensation: { payAmount: 82_000 } },
    company: { size: "medium" },
  }),
  delete: ({ applicationId }) => ({ applicationId }),
  move: ({ applicationId, otherApplicationId }) => ({
    applicationId,
    status: "interviewing",
    position: { after: otherApplicationId },
  }),
  bulkMove: ({ boardId, applicationId, otherApplicationId }) => ({
    boardId,
    applicationIds: [applicationId, otherApplicationId],
    status: "archived",
  }),
  attachResume: ({ applicationId, resumeId }) => ({ applicationId, resumeId }),
  detachResume: ({ applicationId }) => ({ applicationId }),
  getStatusHistory: ({ applicationId }) => ({ applicationId }),
  getCard: ({ applicationId }) => [{ applicationId }],
  addCard: ({ boardId }) => [{ boardId, job: { title: "Baker" }, company: { name: "Bright Fern" } }],
  editCard: ({ applicationId }) => [
    { applicationId, job: { workMode: null, compensation: { currency: null } } },
  ],
  keepPosting: ({ boardId }) => [
    { boardId, job: { title: "Platform engineer" }, company: { name: "Bright Fern" } },
  ],
  moveCards: ({ boardId, applicationId }) => [
    {
      boardId,
      applicationIds: [applicationId],
      status: "applied",
      dates: { applicationIds: [applicationId], day: "2026-11-22", change: "fill" },
    },
  ],
  forgetSlips: ({ applicationId }) => [{ applicationIds: [applicationId] }],
  listBoardHistories: ({ boardId }) => [{ boardId }],
};
