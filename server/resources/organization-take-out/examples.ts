import type { Examples } from "#server/resources/example-rows.ts";
import type { organizationTakeOut } from "./contract.ts";
import { FILE_NAMES } from "./files.ts";

export const examples: Examples<typeof organizationTakeOut> = {
  allow: ({ organizationSlug }) => [{ organizationSlug }],
  read: ({ organizationSlug }) => FILE_NAMES.map((file) => ({ organizationSlug, file })),
};
