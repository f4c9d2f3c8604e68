import type { CoachNote } from "#server/resources/coach-notes/contract.ts";
import type { OrganizationShare, SharedBoard } from "#server/resources/organization-shares/contract.ts";
import type { AccountRef, OrganizationRef } from "#server/resources/references.ts";
import type { Share } from "#server/resources/shares/contract.ts";
import { application } from "./applications.ts";
import { type GroupSamples, sampleIds } from "./sample.ts";

const organization: OrganizationRef = { name: "Harbour Careers", slug: sampleIds.organizationSlug };
const applicant: AccountRef = { email: "kim@sole.example", displayName: "Kim Sole" };
const board = { id: sampleIds.boardId, name: "My job search" };
const sharedAt = "2026-09-08T17:30:00.000Z";

const share: Share = {
  id: sampleIds.shareId,
  boardId: board.id,
  boardName: board.name,
  organization,
  sharedAt,
};
const organizationShare: OrganizationShare = {
  id: sampleIds.shareId,
  board,
  applicant,
  applicationCount: 14,
  sharedAt,
};
const sharedBoard: SharedBoard = {
  id: sampleIds.shareId,
  board: {
    ...board,
    columns: {
      saved: [],
      applied: [],
      interviewing: [application.id],
      offer: [],
      rejected: [],
      accepted: [],
      archived: [],
    },
  },
  applicant,
  applications: [application],
  sharedAt,
};
const note: CoachNote = {
  id: sampleIds.noteId,
  applicationId: sampleIds.applicationId,
  organization,
  authorDisplayName: "Noor Haddad",
  body: "Lead with the migration you ran, and bring the diagram.",
  createdAt: "2026-11-13T09:20:00.000Z",
  updatedAt: "2026-11-13T09:20:00.000Z",
};

export const shareSamples: GroupSamples = {
  entities: { Share: share, OrganizationRef: organization },
  fields: { ...share },
};
export const organizationShareSamples: GroupSamples = {
  entities: { OrganizationShare: organizationShare, SharedBoard: sharedBoard, AccountRef: applicant },
  fields: { ...organizationShare },
};
export const coachNoteSamples: GroupSamples = { entities: { CoachNote: note }, fields: { ...note } };
