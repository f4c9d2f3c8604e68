import type { OperationName } from "#server/core/operation-names.ts";

/** Realistic values of one group, which the document's examples are made of. */
export type GroupSamples = {
  /** Whole entities, by the id of their schema. */
  readonly entities: Readonly<Record<string, unknown>>;
  /** Values of input and output fields by their name, where an entity does not give them. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Requests that fields alone don't make sensible. */
  readonly requests?: Partial<Record<OperationName, object>>;
};

/** Ids of the rows that all examples speak of. */
export const sampleIds = {
  boardId: "brd_01kae4r0x8e3v9g2c5k7m1n4p6",
  applicationId: "app_01kae4sb9fe0ztqxcdm64wgd2k",
  otherApplicationId: "app_01kae4t2hqf7wr8y3b6n9d1k5m",
  companyId: "cmp_01kae4s7m4eyjv0t2x5z8b1d3f",
  interviewId: "itv_01kae4v3c8f6ht9m2x5q7b4z1d",
  contactId: "con_01kae4w6r2e9jy4k8t3n5v7m0s",
  interactionId: "ixn_01kae4x1d5g7qz6b9w2h4c8f3k",
  resumeId: "res_01kae4y8m3f2vt7r5k9j1n6d4b",
  organizationId: "org_01kae4z2c7h9sx4w6m1q8t5v3n",
  organizationSlug: "harbour-careers",
  noteId: "note_01kae54e2n9phz6e0y4w7d3t8v",
  cohortId: "coh_01kae50a4e1fbv8y3n7r2w6k9m",
  membershipId: "stint_01kae51b6g3hdx0z5q9t4y8n1p",
  shareId: "shr_01kae53d1m7nhx4d9x3z8c2t5v",
  auditEventId: "evt_01kae52c8j5kfz2b7s1v6a0q3r",
  memberId: "mem_01kae50a1b5t7gq2r8v4x6m3kc",
  invitationId: "inv_01kae50d9w2f4hs6n1z8c5y7pj",
} as const;
