import { createHash } from "node:crypto";
import { TypeID, typeid } from "typeid-js";
import { ID_PREFIXES, type IdKind } from "#server/codes.ts";

/** Returns a new id of the kind, such as `app_01j…`; TypeIDs sort by creation. */
export function newId(kind: IdKind): string {
  return typeid(ID_PREFIXES[kind]).toString();
}

/** Returns the same id of the kind for the same text, which must identify the row uniquely. */
export function idOfText(kind: IdKind, text: string): string {
  const digest = createHash("sha256").update(text).digest();
  return TypeID.fromUUIDBytes(ID_PREFIXES[kind], digest.subarray(0, 16)).toString();
}

/** Checks whether the text has the shape of an id of the kind; no other text can name a row. */
export function isId(kind: IdKind, text: string): boolean {
  const prefix = ID_PREFIXES[kind];
  if (!text.startsWith(`${prefix}_`)) return false;
  try {
    TypeID.fromString(text, prefix);
    return true;
  } catch {
    return false;
  }
}

declare const minted: unique symbol;

/** The account whose rows may be read or changed. Only `access.ts` creates such ids, and every store function requires one. */
export type AccountId = string & { readonly [minted]: "AccountId" };

/** The organization whose rows may be read or changed, created as an AccountId is. */
export type OrganizationId = string & { readonly [minted]: "OrganizationId" };

/** The tenant of a query's rows: their account, or their organization. */
export type OfAccount = { accountId: AccountId };
export type OfOrganization = { organizationId: OrganizationId };
/** A member of an organization, by their account. */
export type OfMember = OfOrganization & { accountId: string };
/** A row, by its ID, of an account or an organization. */
export type OwnRow = OfAccount & { id: string };
export type OrganizationRow = OfOrganization & { id: string };
/** The ids of a query's rows. */
export type Ids = { ids: readonly string[] };
