import { type Params, query } from "#server/core/query.ts";
import { db } from "#server/core/statements.ts";

/** An occasion for an email to a user, of which there is one at most. */
export type Occasion = {
  userId: string;
  kind: "interview_evening" | "interview_hour" | "digest";
  /** The interview; empty for the digest. */
  subjectId: string;
  occasionAt: Date;
};

/**
 * Takes an occasion in the transaction that hands its email to the queue. Returns null if it is taken already: of two processes at the same
 * time, the second waits for the first.
 */
export const takeOccasion = query.maybeOne("mail_occasion_take", (given: Params<Occasion>) =>
  db
    .insertInto("mail_occasions")
    .values({
      user_id: given.userId,
      kind: given.kind,
      subject_id: given.subjectId,
      occasion_at: given.occasionAt,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "kind", "subject_id", "occasion_at"]).doNothing())
    .returning("user_id as userId"),
);
