import type { Outputs } from "#components/api/client.ts";

export type SharedBoardData = Outputs["organizationShares"]["getBoard"];
/** What is shown of a card before it is opened. */
export type SharedFace = SharedBoardData["cards"][number];
export type SharedApplication = Outputs["organizationShares"]["getCard"];
