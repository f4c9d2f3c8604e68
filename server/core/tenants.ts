declare const minted: unique symbol;

/** The account whose rows may be touched. Only `access.ts` mints it, and every store function demands it. */
export type AccountId = string & { readonly [minted]: "AccountId" };

/** The organization whose rows may be touched, minted as an AccountId is. */
export type OrganizationId = string & { readonly [minted]: "OrganizationId" };
