import type { Samples } from "#server/core/group.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { JudgedPerson, Outcome, OutcomeExport, OutcomeProposal, OutcomeReport } from "./entities.ts";

export const basePay = { amount: 4_200, currency: "EUR", period: "monthly" } as const;
export const entered = {
  kind: "full_time",
  happenedOn: "2026-11-10",
  employer: "Bright Fern",
  title: "Platform engineer",
  inField: true,
  isOwnHire: false,
  isFullTimeTerm: false,
  basePay,
  startsOn: "2026-12-01",
  place: "Rotterdam",
  source: "applicant",
  evidence: "Offer letter of November 10",
} as const;
const outcome: Outcome = {
  id: sampleIds.outcomeId,
  applicantEmail: "kim@sole.example",
  applicantDisplayName: "Kim Sole",
  ...entered,
  proof: null,
  applicationId: null,
  recordedAt: "2026-11-12T09:00:00.000Z",
  recordedByName: "Ilse Brandt",
  updatedAt: "2026-11-12T09:00:00.000Z",
  contest: null,
  contestedAt: null,
  mistakenAt: null,
};
const proposal: OutcomeProposal = {
  applicationId: sampleIds.applicationId,
  applicantEmail: "kim@sole.example",
  applicantDisplayName: "Kim Sole",
  employer: "Bright Fern",
  title: "Platform engineer",
  kind: "full_time",
  acceptedAt: "2026-11-10T14:00:00.000Z",
};
const person: JudgedPerson = {
  memberId: sampleIds.memberId,
  applicantEmail: "kim@sole.example",
  applicantDisplayName: "Kim Sole",
  membershipId: sampleIds.membershipId,
  cohortName: "Autumn 2026",
  joinedAt: "2026-09-07T08:00:00.000Z",
  leftAt: "2026-11-13T12:00:00.000Z",
  departureReason: "placed",
  intent: "new_job_in_field",
  figure: "1A",
  outcome: { id: sampleIds.outcomeId, ...entered, contestedAt: null },
};
const { memberId: _, membershipId: __, outcome: ___, ...personFields } = person;
const exported: OutcomeExport["data"][number] = {
  ...personFields,
  keptEmail: "kim@harbor.example",
  studentId: "0042",
  program: "Platform engineering",
  degree: null,
  graduation: "2026-11-13",
  organizationName: "Harbor Careers",
  outcome: {
    ...{ id: sampleIds.outcomeId, ...entered, proof: "offer.pdf", applicationId: null },
    ...{ recordedAt: "2026-11-12T09:00:00.000Z", recordedByName: "Ilse Brandt" },
    ...{ updatedAt: "2026-11-12T09:00:00.000Z", contest: null, contestedAt: null },
  },
};
const report: OutcomeReport = {
  standard: "nace",
  source: "https://www.naceweb.org/job-market/graduate-outcomes/first-destination/standards-and-protocols",
  cohortName: "Autumn 2026",
  since: "2025-07-01T00:00:00.000Z",
  until: "2026-06-30T23:59:59.999Z",
  hideBelow: 5,
  people: 60,
  contested: 0,
  figures: [{ figure: "employed", count: 41 }],
  rates: [
    {
      name: "outcomes",
      rate: 0.82,
      counted: 41,
      n: 50,
      of: ["employed", "service", "military", "continuing_education"],
      among: ["employed", "service", "military", "continuing_education", "still_seeking"],
    },
  ],
  pay: [{ currency: "EUR", medianAnnual: 50_400, n: 38, of: ["employed"] }],
};

export const samples: Samples = {
  entities: {
    Outcome: outcome,
    OutcomeWithHistory: { ...outcome, versions: [] },
    OutcomePay: basePay,
    OutcomeProposal: proposal,
    JudgedPerson: person,
    OutcomeReport: report,
    ExportedPerson: exported,
    OutcomeExport: { format: "json", data: [exported], file: null },
  },
  fields: {
    ...person,
    ...proposal,
    ...outcome,
    ...report,
    outcome: person.outcome,
    versions: [],
    intent: "new_job_in_field",
    reason: "I start in January, not in December.",
    enteredByMistake: false,
    isContested: false,
    payCurrency: "EUR",
    figures: ["3A"],
  },
  requests: { record: { applicantEmail: "kim@sole.example", ...entered } },
};
