import { type Params, query } from "#server/core/query.ts";
import { selectFrom } from "#server/core/statements.ts";

type OfUser = { userId: string };

/** Returns the confirmed authenticator app of a user, or null. */
export const findApp = query.maybeOne("factors_app", ({ userId }: Params<OfUser>) =>
  selectFrom("authenticator_apps")
    .select(["created_at as createdAt", "last_used_at as lastUsedAt"])
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null),
);

/** Returns the email that an authenticator app shows. */
export const addressOf = query.value("factors_address", ({ userId }: Params<OfUser>) =>
  selectFrom("users").select("email").where("id", "=", userId),
);
