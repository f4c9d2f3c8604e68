import type { Outputs } from "#components/api/client.ts";

export type SharedBoardData = Outputs["organizationShares"]["getBoard"];
/** The fields of a card that are shown before it is opened. */
export type SharedFace = SharedBoardData["cards"][number];
export type SharedApplication = Outputs["organizationShares"]["getCard"];
