import { operation } from "#server/core/procedure.ts";
import { t } from "#server/core/trpc.ts";
import { imports } from "./contract.ts";
import { importApplications } from "./service.ts";

export const importsRouter = t.router({
  create: operation(imports.create, importApplications),
});
