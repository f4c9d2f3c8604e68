import type { AccountId } from "#server/core/access.ts";
import { type Lock, withPrisma } from "#server/core/execute.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";
import type { Profile, profile } from "./contract.ts";
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
export async function readProfile(prisma: PrismaTransaction, accountId: AccountId): Promise<Profile> {
  return present(await store.readProfile(prisma, accountId));
}

/** Returns the caller's profile. */
export const getProfile = withPrisma<typeof profile.get>(({ ctx }) => readProfile(ctx.prisma, ctx.accountId));

/** Locks the rows that a read of the profile returns. */
export const lockProfileRead: Lock<typeof profile.get> = ({ ctx }) =>
  store.lockProfile(ctx.sql, ctx.accountId);

/** Changes the given fields. */
export const updateProfile = withPrisma<typeof profile.update>(async ({ ctx, input }) => {
  const isChange = Object.keys(input).length > 0;
  if (isChange) await store.mergeProfile(ctx.sql, ctx.accountId, input, ctx.now);
  return readProfile(ctx.prisma, ctx.accountId);
});

/** Creates a profile from the account's data. */
export const prefillProfile = store.insertProfile;

function present(stored: store.StoredProfile | null): Profile {
  return { ...EMPTY, ...stored?.fields, updatedAt: stored?.updatedAt ?? null };
}
