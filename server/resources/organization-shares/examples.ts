import type { Samples } from "#server/core/group.ts";
import { application } from "#server/resources/applications/examples.ts";
import type { AccountRef } from "#server/resources/enumerations.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { OrganizationShare, SharedBoard } from "./contract.ts";

const applicant: AccountRef = { email: "kim@sole.example", displayName: "Kim Sole" };
const board = { id: sampleIds.boardId, name: "My job search" };
const sharedAt = "2026-09-08T17:30:00.000Z";
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

export const samples: Samples = {
  entities: { OrganizationShare: organizationShare, SharedBoard: sharedBoard, AccountRef: applicant },
  fields: { ...organizationShare },
};
