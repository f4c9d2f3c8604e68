import { makeCoaching } from "../membership.ts";
import { inJson, pdf } from "../resume-files.ts";
import { call } from "./expectation.ts";

const fields = { kind: "full_time", happenedOn: "2026-11-10", source: "applicant" } as const;
const logged = { ...fields, inField: null, enteredByMistake: false };

async function withOutcome() {
  const team = await makeCoaching();
  const { organizationSlug, applicant, coach, id: organizationId } = team;
  const applicantEmail = applicant.person.email;
  const input = { organizationSlug, applicantEmail, ...fields, employer: "A private word" };
  const record = async () => (await coach.api.ok("outcomes.record", input)).id;
  const about = { organizationId, subjectEmail: applicantEmail, secrets: ["private"] };
  return { ...team, input, record, about };
}

/** Expectations for outcomes and intents. */
export const outcomeActions = {
  outcome_recorded: async () => {
    const { coach, input, about } = await withOutcome();
    return call(coach, "outcomes.record", input, ({ id: outcomeId }) => ({
      ...about,
      by: coach.person.accountId,
      details: { outcomeId, isContested: false, before: null, after: logged },
    }));
  },
  outcome_corrected: async () => {
    const { organizationSlug, coach, record, about } = await withOutcome();
    const outcomeId = await record();
    return call(coach, "outcomes.correct", { organizationSlug, outcomeId, enteredByMistake: true }, () => ({
      ...about,
      by: coach.person.accountId,
      details: {
        outcomeId,
        isContested: false,
        before: logged,
        after: { ...logged, enteredByMistake: true },
      },
    }));
  },
  outcome_contested: async () => {
    const { organizationSlug, applicant, record, about } = await withOutcome();
    const outcomeId = await record();
    const input = { organizationSlug, outcomeId, reason: "A private reason" };
    return call(applicant, "outcomes.contest", input, () => ({
      ...about,
      by: applicant.person.accountId,
      details: { outcomeId, isContested: true, before: logged, after: logged },
    }));
  },
  outcome_proof_changed: async () => {
    const { organizationSlug, coach, record, about } = await withOutcome();
    const outcomeId = await record();
    const file = inJson(pdf(1_000, "private.pdf"));
    return call(coach, "organization_files.document", { organizationSlug, outcomeId, file }, () => ({
      ...about,
      by: coach.person.accountId,
      details: { outcomeId, before: null, after: { fileType: file.contentType, fileSizeBytes: 1_000 } },
    }));
  },
  outcomes_exported: async () => {
    const { organizationSlug, coach, id: organizationId } = await makeCoaching();
    return call(coach, "outcomes.export", { organizationSlug, layout: "uconnect", format: "csv" }, () => ({
      organizationId,
      by: coach.person.accountId,
      details: { layout: "uconnect", format: "csv", standard: "nace", cohortId: null, people: 0 },
    }));
  },
  intent_stated: async () => {
    const { organizationSlug, owner, applicant, id: organizationId } = await makeCoaching();
    const { id: cohortId } = await owner.api.ok("cohorts.create", { organizationSlug, name: "Autumn" });
    const subjectEmail = applicant.person.email;
    const placed = { organizationSlug, cohortId, applicantEmail: subjectEmail };
    const { id: membershipId } = await owner.api.ok("cohort_memberships.create", placed);
    const input = { organizationSlug, membershipId, intent: "study" } as const;
    return call(applicant, "outcomes.state_intent", input, () => ({
      organizationId,
      by: applicant.person.accountId,
      subjectEmail,
      subjectLabel: "Autumn",
      details: { membershipId, before: null, after: { intent: "study" } },
    }));
  },
};
