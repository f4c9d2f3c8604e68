import type { Outputs } from "#components/api/client.ts";

export type SharedBoardData = Outputs["organizationShares"]["getBoard"];
export type SharedApplication = SharedBoardData["applications"][number];
