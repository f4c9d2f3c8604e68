import type { z } from "zod";
import type { Samples } from "#server/core/group.ts";
import { company } from "#server/resources/companies/examples.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { applications } from "./contract.ts";
import type { Application, Compensation, JobLocation, StatusHistory } from "./entities.ts";

const {
  notes: _,
  applicationCount: _count,
  createdAt: _created,
  updatedAt: _updated,
  ...companyRef
} = company;
export const location: JobLocation = {
  street: null,
  street2: null,
  city: "Berlin",
  state: null,
  country: "Germany",
  postalCode: null,
};
export const compensation: Compensation = {
  payAmount: null,
  payFrequency: "annually",
  currency: "EUR",
  salaryRangeMin: 70_000,
  salaryRangeMax: 85_000,
};
export const application: Application = {
  id: sampleIds.applicationId,
  boardId: sampleIds.boardId,
  status: "interviewing",
  statusChangedAt: "2026-11-12T14:03:11.000Z",
  applicationDate: "2026-11-05T00:00:00.000Z",
  closingDate: "2026-11-30T00:00:00.000Z",
  offerDeadline: null,
  applicationLink: "https://brightfern.example/jobs/platform-engineer",
  source: "A friend",
  notes: "First call with Dana on Thursday.",
  isAutoRetired: false,
  creationMethod: "api",
  job: {
    title: "Platform engineer",
    description: "Runs the build and the clusters.",
    workMode: "hybrid",
    workType: "full_time",
    location,
    compensation,
  },
  company: companyRef,
  resume: null,
  counts: { interviews: 0, coachNotes: 0 },
  createdAt: "2026-11-03T10:15:00.000Z",
  updatedAt: "2026-11-12T14:03:11.000Z",
};
const history: z.output<typeof StatusHistory> = {
  data: [
    {
      status: "interviewing",
      enteredAt: "2026-11-12T14:03:11.000Z",
      isDateKnown: true,
      leftAt: null,
      durationSeconds: 691_200,
    },
    {
      status: "applied",
      enteredAt: "2026-11-05T14:03:11.000Z",
      isDateKnown: true,
      leftAt: "2026-11-12T14:03:11.000Z",
      durationSeconds: 604_800,
    },
  ],
  totals: {
    saved: 0,
    applied: 604_800,
    interviewing: 691_200,
    offer: 0,
    rejected: 0,
    accepted: 0,
    archived: 0,
  },
};

export const samples: Samples<typeof applications> = {
  entities: { Application: application, StatusHistory: history },
  fields: {
    ...application,
    search: "engineer",
    appliedAfter: "2026-11-01",
    appliedBefore: "2026-11-30",
    closesAfter: "2026-11-01",
    closesBefore: "2026-11-30",
    deadlineAfter: "2026-11-01",
    deadlineBefore: "2026-11-30",
    applicationIds: [sampleIds.applicationId, sampleIds.otherApplicationId],
    previousStatus: "applied",
    movedCount: 2,
    unchanged: [],
    undoToken: "bch_01kae57h5s9p4zx1w6d0e3q8f2.mJ4v0Zc3sXk8yQ2nB7tRfA",
    undoUntil: "2026-11-20T09:10:00.000Z",
    restored: [{ applicationId: sampleIds.applicationId, status: "applied" }],
  },
  requests: {
    create: {
      status: "applied",
      applicationDate: "2026-11-05",
      applicationLink: application.applicationLink,
      source: application.source,
      job: {
        title: application.job.title,
        workMode: "hybrid",
        location: { city: "Berlin", country: "Germany" },
        compensation: { currency: "EUR", salaryRangeMin: 70_000, salaryRangeMax: 85_000 },
      },
      company: { name: company.name, industry: company.industry, website: company.website },
    },
    update: {
      notes: "Second call went well; they'll write by Friday.",
      job: { compensation: { payAmount: 82_000 } },
      company: { size: "large" },
    },
  },
};
