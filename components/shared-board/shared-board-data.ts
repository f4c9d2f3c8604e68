import type { Outputs } from "#components/api/client.ts";

export type SharedBoardData = Outputs["organizationShares"]["getBoard"];
/** The face of a card, shown before it is opened. */
export type SharedFace = SharedBoardData["cards"][number];
export type SharedApplication = Outputs["organizationShares"]["getCard"];
