import { operation } from "#server/core/procedure.ts";
import { t } from "#server/core/trpc.ts";
import { profile } from "./contract.ts";
import { getProfile, holdProfileRead, updateProfile } from "./service.ts";

export const profileRouter = t.router({
  get: operation(profile.get, getProfile, { hold: holdProfileRead }),
  update: operation(profile.update, updateProfile),
});
