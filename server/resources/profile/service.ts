import type { AccountId } from "#server/core/access.ts";
import type { Handler, Lock } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import type { Sql } from "#server/core/sql.ts";
import { type Profile, profile } from "./contract.ts";
import * as store from "./store.ts";

const EMPTY: Profile = {
  name: null,
  email: null,
  phone: null,
  location: null,
  links: [],
  headline: null,
  summary: null,
  workAuthorization: null,
  salaryWish: null,
  noticePeriod: null,
  education: [],
  experience: [],
  skills: [],
  customAnswers: [],
  updatedAt: null,
};

/** Returns the account's profile, with defaults for unset fields. */
export async function readProfile(sql: Sql, accountId: AccountId): Promise<Profile> {
  const stored = await store.readProfile(sql, { accountId });
  return { ...EMPTY, ...stored?.fields, updatedAt: stored?.updatedAt ?? null };
}

/** Returns the caller's profile. */
const getProfile: Handler<typeof profile.get> = ({ ctx }) => readProfile(ctx.sql, ctx.accountId);

/** Locks the rows that a read of the profile returns, written or not. */
const lockProfileRead: Lock<typeof profile.get> = async ({ ctx: { sql, accountId } }) => {
  await store.lockAccount(sql, { accountId });
  await store.lockProfile(sql, { accountId });
};

/** Changes the given fields. */
const updateProfile: Handler<typeof profile.update> = async ({ ctx, input }) => {
  const { sql, accountId, now: at } = ctx;
  const isChange = Object.keys(input).length > 0;
  if (isChange) await store.mergeProfile(sql, { accountId, fields: input, at });
  return readProfile(sql, accountId);
};

/** Creates a profile from the account's data. */
export const prefillProfile = store.insertProfile;

export const profileGroup = defineGroup(profile, {
  about: "The details that people enter in application forms.",
  toolsets: ["search"],
  handlers: {
    get: { handler: getProfile, lock: lockProfileRead },
    update: updateProfile,
  },
  examples: () => import("./examples.ts"),
});
