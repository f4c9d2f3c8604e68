import type { z } from "zod";
import type { AccountId } from "#server/core/access.ts";
import type { CallerContext } from "#server/core/context.ts";
import { toOperationError } from "#server/core/errors.ts";
import { etagOf } from "#server/core/etag.ts";
import type { PublicOperation } from "#server/core/operation.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";
import { applications } from "#server/resources/applications/contract.ts";
import { getApplication } from "#server/resources/applications/service/read.ts";
import { boards } from "#server/resources/boards/contract.ts";
import { getBoard } from "#server/resources/boards/service.ts";
import { companies } from "#server/resources/companies/contract.ts";
import { getCompany } from "#server/resources/companies/service.ts";
import { contacts } from "#server/resources/contacts/contract.ts";
import { getContact } from "#server/resources/contacts/service.ts";
import { interactions } from "#server/resources/interactions/contract.ts";
import { getInteraction } from "#server/resources/interactions/service.ts";
import { interviews } from "#server/resources/interviews/contract.ts";
import { getInterview } from "#server/resources/interviews/service.ts";
import { profile } from "#server/resources/profile/contract.ts";
import { getProfile } from "#server/resources/profile/service.ts";
import { Resume, resumes } from "#server/resources/resumes/contract.ts";
import { getResume } from "#server/resources/resumes/service.ts";
import type { Kind } from "./contract.ts";

type Context = CallerContext & { readonly accountId: AccountId; readonly prisma: PrismaTransaction };
type Reader = (call: never) => Promise<unknown>;
type Readable = { readonly contract: PublicOperation; readonly read: Reader; readonly shown?: z.ZodObject };

/** Where each kind is read: by the GET of its own, which says the scope too. */
const READABLE: Readonly<Record<Kind, Readable>> = {
  application: { contract: applications.get, read: getApplication },
  board: { contract: boards.get, read: getBoard },
  company: { contract: companies.get, read: getCompany },
  contact: { contract: contacts.get, read: getContact },
  interaction: { contract: interactions.get, read: getInteraction },
  interview: { contract: interviews.get, read: getInterview },
  profile: { contract: profile.get, read: getProfile },
  // Without the link, which would let in whoever sees the event.
  resume: { contract: resumes.get, read: getResume, shown: Resume },
};

/** The kinds that a credential with these scopes may read. */
export function kindsWithin(scopes: readonly string[]): Kind[] {
  const kinds = Object.keys(READABLE) as Kind[];
  return kinds.filter((kind) => scopes.includes(READABLE[kind].contract.scope ?? ""));
}

/** A resource as its GET answers it now, with its ETag; null where there is none any more. */
export async function snapshotOf(ctx: Context, kind: Kind, id: string) {
  const { contract, read, shown } = READABLE[kind];
  const [field] = contract.pathParameters;
  try {
    const found = await read({ ctx, input: field ? { [field]: id } : {} } as never);
    const resource = contract.output.parse(found);
    const version = shown ? null : etagOf(JSON.stringify(resource));
    return { version, resource: shown ? shown.parse(resource) : resource };
  } catch (error) {
    if (toOperationError(error).code === "not_found") return { version: null, resource: null };
    throw error;
  }
}
