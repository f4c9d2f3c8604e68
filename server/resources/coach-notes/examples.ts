import type { Samples } from "#server/core/group.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import { organization } from "#server/resources/shares/examples.ts";
import type { CoachNote } from "./contract.ts";

const note: CoachNote = {
  id: sampleIds.noteId,
  applicationId: sampleIds.applicationId,
  organization,
  authorDisplayName: "Noor Haddad",
  body: "Lead with the migration you ran, and bring the diagram.",
  createdAt: "2026-11-13T09:20:00.000Z",
  updatedAt: "2026-11-13T09:20:00.000Z",
};

export const samples: Samples = { entities: { CoachNote: note }, fields: { ...note } };
