import type { Samples } from "#server/core/group.ts";
import type { OrganizationRef } from "#server/resources/enumerations.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { Share } from "./contract.ts";

export const organization: OrganizationRef = { name: "Harbor Careers", slug: sampleIds.organizationSlug };
const share: Share = {
  id: sampleIds.shareId,
  boardId: sampleIds.boardId,
  boardName: "My job search",
  organization,
  sharedAt: "2026-09-08T17:30:00.000Z",
};

export const samples: Samples = {
  entities: { Share: share, OrganizationRef: organization },
  fields: { ...share },
};
