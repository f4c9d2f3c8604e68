import type { Samples } from "#server/core/group.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { JoinLink, JoinRequest } from "./contract.ts";

const link: JoinLink = {
  id: sampleIds.joinLinkId,
  code: "7F3K-9QXM-2TBD",
  url: "https://app.example.com/join/7F3K-9QXM-2TBD",
  cohortId: sampleIds.cohortId,
  coachId: null,
  maxUses: 40,
  uses: 12,
  expiresAt: "2026-12-18T08:30:00.000Z",
  revokedAt: null,
  createdAt: "2026-11-18T08:30:00.000Z",
};
const request: JoinRequest = {
  id: sampleIds.joinRequestId,
  applicantEmail: "kim@sole.example",
  applicantDisplayName: "Kim Sole",
  status: "waiting",
  joinLinkId: sampleIds.joinLinkId,
  cohortId: sampleIds.cohortId,
  askedAt: "2026-11-23T09:00:00.000Z",
  decidedAt: null,
};
const organization = { name: "Harbor Careers", slug: sampleIds.organizationSlug };

export const samples: Samples = {
  entities: {
    JoinLink: link,
    JoinRequest: request,
    JoinVerdict: { joinRequestId: sampleIds.joinRequestId, outcome: "approved" },
    JoinRequestOfCaller: { organization, status: "waiting", askedAt: request.askedAt },
  },
  fields: {
    ...link,
    ...request,
    validDays: 30,
    joinRequestIds: [sampleIds.joinRequestId],
    decision: "approve",
  },
};
