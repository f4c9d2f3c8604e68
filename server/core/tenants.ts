declare const minted: unique symbol;

/** The account whose rows may be read or changed. Only `access.ts` creates one, and every store function requires one. */
export type AccountId = string & { readonly [minted]: "AccountId" };

/** The organization whose rows may be read or changed, created as an AccountId is. */
export type OrganizationId = string & { readonly [minted]: "OrganizationId" };
