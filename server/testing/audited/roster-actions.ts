import { makeCoaching } from "../membership.ts";
import { call } from "./expectation.ts";

async function withApplicant() {
  const team = await makeCoaching();
  const { organizationSlug, admin, applicant, id: organizationId } = team;
  const rows = [{ Email: applicant.person.email, Program: "Design", Cohort: "Evening" }];
  const about = { organizationId, by: admin.person.accountId };
  return { ...team, sync: { organizationSlug, rows }, about };
}

/** Expectations for roster syncs and the fields of applicants. */
export const rosterActions = {
  roster_synced: async () => {
    const { admin, sync, about } = await withApplicant();
    return call(admin, "roster_syncs.create", sync, ({ id: syncId, counts, newCohorts }) => ({
      ...about,
      secrets: ["Design"],
      details: { syncId, before: null, after: { ...counts, newCohorts } },
    }));
  },
  roster_sync_undone: async () => {
    const { admin, sync, about, organizationSlug } = await withApplicant();
    const { id } = await admin.api.ok("roster_syncs.create", sync);
    const named = { organizationSlug, syncId: id ?? "" };
    return call(admin, "roster_syncs.undo", named, ({ restored, removed, kept }) => ({
      ...about,
      details: { syncId: id, before: null, after: { restored, removed, kept } },
    }));
  },
  roster_record_updated: async () => {
    const { admin, applicant, about, organizationSlug } = await withApplicant();
    const { email } = applicant.person;
    const input = { organizationSlug, applicantEmail: email, fields: { program: "Design" } };
    return call(admin, "roster_records.update", input, () => ({
      ...about,
      subjectEmail: email,
      secrets: ["Design"],
      details: { before: null, after: { changed: ["program"] } },
    }));
  },
  applicant_field_created: async () => {
    const { admin, about, organizationSlug } = await withApplicant();
    const input = { organizationSlug, name: "Campus", kind: "text" } as const;
    return call(admin, "roster_records.create_field", input, () => ({
      ...about,
      subjectLabel: "Campus",
      details: { before: null, after: { name: "Campus", kind: "text", options: [] } },
    }));
  },
  applicant_field_deleted: async () => {
    const { admin, about, organizationSlug } = await withApplicant();
    const field = { organizationSlug, name: "Campus", kind: "text" } as const;
    const { id: fieldId } = await admin.api.ok("roster_records.create_field", field);
    return call(admin, "roster_records.delete_field", { organizationSlug, fieldId }, () => ({
      ...about,
      subjectLabel: "Campus",
      details: { before: { name: "Campus", kind: "text", options: [] }, after: null },
    }));
  },
};
