import { LIMITS } from "#domain/limits.ts";
import { MIB } from "#domain/units.ts";
import type { Settings } from "./env-schema.ts";

type Quotas = { readonly [Quota in keyof typeof LIMITS.quotas]: number };

/** Returns the quotas of an installation with these settings. */
export function quotasWith({ ACCOUNT_TEXT_MIB }: Pick<Settings, "ACCOUNT_TEXT_MIB">): Quotas {
  return { ...LIMITS.quotas, textBytes: ACCOUNT_TEXT_MIB * MIB };
}
