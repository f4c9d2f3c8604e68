import type { Examples } from "#server/resources/example-rows.ts";
import type { nudges } from "./contract.ts";

export const examples: Examples<typeof nudges> = {
  get: ({ organizationSlug }) => [{ organizationSlug }],
  save: ({ organizationSlug, memberId }) => [
    {
      organizationSlug,
      isOn: true,
      inactiveDays: 21,
      isToNotSharing: true,
      body: "Hi {firstName}, how is your search going?",
      senderId: memberId,
    },
  ],
};
