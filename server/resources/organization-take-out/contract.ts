import { z } from "zod";
import { rolesWith } from "#domain/permissions.ts";
import { organizationSlug } from "#server/core/fields.ts";
import { defineOperations, PAGES } from "#server/core/operation.ts";
import { FILE_NAMES } from "./files.ts";

const FileName = z.enum(FILE_NAMES);

const shared = { roles: rolesWith("organizations.take_out"), reauthentication: "always" } as const;

export const organizationTakeOut = defineOperations("organization_take_out", {
  allow: {
    ...PAGES.organizationChange,
    ...shared,
    transaction: "own",
    silent: true,
  },
  read: {
    ...PAGES.organizationRead,
    ...shared,
    work: "report",
    alsoCounts: "exports",
    input: z.strictObject({ organizationSlug, file: FileName }),
    output: z.object({ data: z.array(z.looseObject({})) }),
  },
});
