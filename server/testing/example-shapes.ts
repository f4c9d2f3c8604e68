import type { InputOf, Name } from "./contracts.ts";
import type { OrganizationRows } from "./organization-rows.ts";
import type { SharingRows } from "./sharing-rows.ts";

/** Rows that the examples name. */
export type ExampleIds = {
  boardId: string;
  applicationId: string;
  otherApplicationId: string;
  companyId: string;
  interviewId: string;
  contactId: string;
  interactionId: string;
  resumeId: string;
} & OrganizationRows &
  SharingRows;

/** A valid call of each of these operations. */
export type Examples<Names extends Name> = {
  readonly [Wanted in Names]: (ids: ExampleIds) => InputOf<Wanted>;
};
