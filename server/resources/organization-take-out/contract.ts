import { z } from "zod";
import { rolesWith } from "#domain/permissions.ts";
import { Done, organizationSlug } from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";
import { FILE_NAMES } from "./files.ts";

const FileName = z.enum(FILE_NAMES);

const shared = {
  audience: "pages",
  actsOn: "organization",
  roles: rolesWith("organizations.take_out"),
  reauthentication: "always",
} as const;

export const organizationTakeOut = {
  allow: defineOperation({
    ...shared,
    name: "organization_take_out.allow",
    method: "POST",
    transaction: "own",
    silent: true,
    input: z.strictObject({ organizationSlug }),
    output: Done,
  }),
  read: defineOperation({
    ...shared,
    name: "organization_take_out.read",
    method: "GET",
    work: "report",
    alsoCounts: "exports",
    input: z.strictObject({ organizationSlug, file: FileName }),
    output: z.object({ data: z.array(z.looseObject({})) }),
  }),
};
