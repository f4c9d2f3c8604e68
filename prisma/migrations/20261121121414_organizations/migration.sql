-- DropForeignKey
ALTER TABLE "members" DROP CONSTRAINT "members_account_id_fkey";

-- DropIndex
DROP INDEX "members_account_id_idx";

-- AlterTable
ALTER TABLE "organizations" ADD COLUMN     "complimentary_seats" INTEGER NOT NULL DEFAULT 5,
ADD COLUMN     "purchased_seats" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "members" ADD COLUMN     "email" TEXT;
UPDATE "members" SET "email" = "accounts"."email" FROM "accounts" WHERE "accounts"."id" = "members"."account_id";
ALTER TABLE "members" ALTER COLUMN "email" SET NOT NULL;

-- CreateTable
CREATE TABLE "invitations" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "cohort_id" TEXT,
    "invited_by_id" TEXT,
    "invited_by_name" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "cohorts" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "archived_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cohorts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "cohort_stints" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "cohort_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "joined_at" TIMESTAMPTZ(3) NOT NULL,
    "left_at" TIMESTAMPTZ(3),
    "departure_reason" TEXT,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cohort_stints_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shares" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "board_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shares_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "coach_notes" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "application_id" TEXT NOT NULL,
    "author_id" TEXT,
    "author_name" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "coach_notes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_events" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "sandbox_id" TEXT,
    "action" TEXT NOT NULL,
    "actor_account_id" TEXT,
    "actor_label" TEXT NOT NULL,
    "performed_by_support" BOOLEAN NOT NULL DEFAULT false,
    "subject_email" TEXT,
    "subject_label" TEXT,
    "board_id" TEXT,
    "details" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "audit_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "invitations_token_hash_key" ON "invitations"("token_hash");

-- CreateIndex
CREATE INDEX "invitations_organization_id_created_at_id_idx" ON "invitations"("organization_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "invitations_email_idx" ON "invitations"("email");

-- CreateIndex
CREATE INDEX "invitations_cohort_id_idx" ON "invitations"("cohort_id");

-- CreateIndex
CREATE INDEX "invitations_invited_by_id_idx" ON "invitations"("invited_by_id");

-- CreateIndex
CREATE INDEX "cohort_stints_organization_id_joined_at_id_idx" ON "cohort_stints"("organization_id", "joined_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "cohort_stints_organization_id_account_id_idx" ON "cohort_stints"("organization_id", "account_id");

-- CreateIndex
CREATE INDEX "cohort_stints_cohort_id_idx" ON "cohort_stints"("cohort_id");

-- CreateIndex
CREATE INDEX "cohort_stints_account_id_idx" ON "cohort_stints"("account_id");

-- CreateIndex
CREATE INDEX "shares_organization_id_account_id_idx" ON "shares"("organization_id", "account_id");

-- CreateIndex
CREATE INDEX "shares_account_id_idx" ON "shares"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "shares_board_id_organization_id_key" ON "shares"("board_id", "organization_id");

-- CreateIndex
CREATE INDEX "coach_notes_application_id_created_at_id_idx" ON "coach_notes"("application_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "coach_notes_organization_id_idx" ON "coach_notes"("organization_id");

-- CreateIndex
CREATE INDEX "coach_notes_author_id_idx" ON "coach_notes"("author_id");

-- CreateIndex
CREATE INDEX "audit_events_organization_id_created_at_id_idx" ON "audit_events"("organization_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_events_sandbox_id_idx" ON "audit_events"("sandbox_id");

-- CreateIndex
CREATE INDEX "members_account_id_email_idx" ON "members"("account_id", "email");

-- CreateIndex
CREATE UNIQUE INDEX "accounts_id_email_key" ON "accounts"("id", "email");

-- AddForeignKey
ALTER TABLE "members" ADD CONSTRAINT "members_account_id_email_fkey" FOREIGN KEY ("account_id", "email") REFERENCES "accounts"("id", "email") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_cohort_id_fkey" FOREIGN KEY ("cohort_id") REFERENCES "cohorts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cohorts" ADD CONSTRAINT "cohorts_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cohort_stints" ADD CONSTRAINT "cohort_stints_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cohort_stints" ADD CONSTRAINT "cohort_stints_cohort_id_fkey" FOREIGN KEY ("cohort_id") REFERENCES "cohorts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cohort_stints" ADD CONSTRAINT "cohort_stints_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shares" ADD CONSTRAINT "shares_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shares" ADD CONSTRAINT "shares_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "boards"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shares" ADD CONSTRAINT "shares_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coach_notes" ADD CONSTRAINT "coach_notes_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coach_notes" ADD CONSTRAINT "coach_notes_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coach_notes" ADD CONSTRAINT "coach_notes_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma cannot express.

-- The members and the roster in the order of their addresses.
CREATE UNIQUE INDEX "members_by_address" ON "members" ("organization_id", "email" COLLATE "C");
CREATE INDEX "members_applicants" ON "members" ("organization_id", "email" COLLATE "C") WHERE "role" = 'applicant';

CREATE UNIQUE INDEX "invitations_one_pending" ON "invitations" ("organization_id", "email") WHERE "status" = 'pending';
CREATE UNIQUE INDEX "cohorts_name" ON "cohorts" ("organization_id", lower(btrim("name")));
CREATE UNIQUE INDEX "cohort_stints_one_open" ON "cohort_stints" ("cohort_id", "account_id") WHERE "left_at" IS NULL;

ALTER TABLE "invitations" ADD CONSTRAINT "invitations_role" CHECK ("role" IN ('owner', 'admin', 'coach', 'applicant'));
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_status" CHECK ("status" IN ('pending', 'accepted', 'declined', 'revoked'));
ALTER TABLE "cohort_stints" ADD CONSTRAINT "cohort_stints_departure" CHECK (
  ("left_at" IS NULL) = ("departure_reason" IS NULL)
  AND "departure_reason" IN ('completed', 'placed', 'withdrew', 'removed')
);
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_seats" CHECK ("complimentary_seats" >= 0 AND "purchased_seats" >= 0);

-- The log only grows; the synthetic one of a sandbox goes with it.
CREATE FUNCTION audit_events_append_only() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.sandbox_id IS NOT NULL THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION 'the audit log is append-only';
END;
$$;
CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE ON "audit_events"
  FOR EACH ROW EXECUTE FUNCTION audit_events_append_only();
CREATE TRIGGER audit_events_no_truncate BEFORE TRUNCATE ON "audit_events"
  FOR EACH STATEMENT EXECUTE FUNCTION audit_events_append_only();
