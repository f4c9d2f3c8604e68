import type { Outputs } from "#components/api/client.ts";

export type SharedBoardData = Outputs["organizationShares"]["get"];
export type SharedApplication = SharedBoardData["applications"][number];

/** Where what was read of shared boards is kept. */
export const sharedBoardKeys = {
  all: ["sharedBoards"] as const,
  one: (organizationSlug: string, shareId: string) => ["sharedBoards", organizationSlug, shareId] as const,
};
