import { operation } from "#server/core/procedure.ts";
import { t } from "#server/core/trpc.ts";
import { postings } from "./contract.ts";
import { readPostingOfLink } from "./service.ts";

export const postingsRouter = t.router({ readLink: operation(postings.readLink, readPostingOfLink) });
