-- When a user gets the digest.
CREATE TABLE "digest_plans" (
  "user_id" TEXT NOT NULL,
  -- squawk-ignore prefer-bigint-over-int -- 0 to 6
  "weekday" INTEGER CHECK ("weekday" BETWEEN 0 AND 6),
  -- squawk-ignore prefer-bigint-over-int -- 0 to 23
  "hour" INTEGER NOT NULL CHECK ("hour" BETWEEN 0 AND 23),
  "next_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "digest_plans_pkey" PRIMARY KEY ("user_id"),
  CONSTRAINT "digest_plans_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "digest_plans_next_at_user_id_idx" ON "digest_plans"("next_at", "user_id");

-- The reminders and digests that were handed to the mail queue. Its key allows one for each occasion.
CREATE TABLE "mail_occasions" (
  "user_id" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "subject_id" TEXT NOT NULL,
  "occasion_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "mail_occasions_pkey" PRIMARY KEY ("user_id", "kind", "subject_id", "occasion_at"),
  CONSTRAINT "mail_occasions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "mail_occasions_occasion_at_idx" ON "mail_occasions"("occasion_at");

-- Interview reminders can be turned off, too.
ALTER TABLE "muted_mail" DROP CONSTRAINT "muted_mail_kind";
ALTER TABLE "muted_mail" ADD CONSTRAINT "muted_mail_kind" CHECK ("kind" IN ('coach_notes', 'interview_reminders')) NOT VALID;
