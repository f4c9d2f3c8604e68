import type { Samples } from "#server/core/group.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { ApplicantField, RosterRecord } from "./contract.ts";

const fieldId = "fld_01kae50e7n3d8ht1v4x9c2w6rk";

const field: ApplicantField = {
  id: fieldId,
  name: "Campus",
  kind: "choice",
  options: ["Downtown", "Harbor"],
  isProvided: false,
  isStated: false,
};

const sampleRecord: RosterRecord = {
  id: "rec_01kae50f3x6b9nw2v5y8c1m4qd",
  email: "kim@people.example",
  accountEmail: "kim@sole.example",
  studentId: "00123",
  name: "Kim Sole",
  firstName: "Kim",
  lastName: "Sole",
  fields: { program: "Data Science", graduation: "2027-05-31", [fieldId]: "Harbor" },
  updatedAt: "2026-11-20T09:15:00.000Z",
};

export const samples: Samples = {
  entities: { ApplicantField: field, RosterRecord: sampleRecord },
  fields: {
    ...sampleRecord,
    ...field,
    fields: { program: "Data Science", graduation: "2027-05-31" },
    organizationSlug: sampleIds.organizationSlug,
    fieldId,
  },
};
