-- CreateTable
CREATE TABLE "outcomes" (
    "organization_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "happened_on" DATE NOT NULL,
    "employer" TEXT,
    "title" TEXT,
    "in_field" BOOLEAN,
    "is_own_hire" BOOLEAN NOT NULL DEFAULT false,
    "is_full_time_term" BOOLEAN NOT NULL DEFAULT false,
    "pay_amount" DOUBLE PRECISION,
    "pay_currency" TEXT,
    "pay_period" TEXT,
    "starts_on" DATE,
    "place" TEXT,
    "source" TEXT NOT NULL,
    "evidence" TEXT,
    "application_id" TEXT,
    "recorded_at" TIMESTAMPTZ(3) NOT NULL,
    "recorded_by_id" TEXT,
    "recorded_by_name" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "contest" TEXT,
    "contested_at" TIMESTAMPTZ(3),
    "mistaken_at" TIMESTAMPTZ(3),

    CONSTRAINT "outcomes_pkey" PRIMARY KEY ("organization_id","id"),
    CONSTRAINT "outcomes_kind" CHECK ("kind" IN ('full_time', 'part_time', 'contract', 'internship', 'own_venture', 'study', 'service', 'military', 'seeking', 'not_seeking', 'unknown')),
    CONSTRAINT "outcomes_source" CHECK ("source" IN ('applicant', 'employer', 'staff', 'public_profile', 'file')),
    CONSTRAINT "outcomes_pay" CHECK (("pay_amount" IS NULL) = ("pay_currency" IS NULL) AND ("pay_amount" IS NULL) = ("pay_period" IS NULL)),
    CONSTRAINT "outcomes_contest" CHECK (("contest" IS NULL) = ("contested_at" IS NULL))
);

-- CreateTable
CREATE TABLE "outcome_versions" (
    "organization_id" TEXT NOT NULL,
    "outcome_id" TEXT NOT NULL,
    -- squawk-ignore prefer-bigint-over-int -- 50 at most
    "number" INTEGER NOT NULL,
    "fields" JSONB NOT NULL,
    "replaced_at" TIMESTAMPTZ(3) NOT NULL,
    "replaced_by_name" TEXT NOT NULL,

    CONSTRAINT "outcome_versions_pkey" PRIMARY KEY ("organization_id","outcome_id","number")
);

-- CreateIndex
CREATE INDEX "outcomes_organization_id_recorded_at_id_idx" ON "outcomes"("organization_id", "recorded_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "outcomes_organization_id_account_id_happened_on_idx" ON "outcomes"("organization_id", "account_id", "happened_on");

-- CreateIndex
CREATE INDEX "outcomes_account_id_idx" ON "outcomes"("account_id");

-- CreateIndex
CREATE INDEX "outcomes_recorded_by_id_idx" ON "outcomes"("recorded_by_id");

-- AddForeignKey
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_recorded_by_id_fkey" FOREIGN KEY ("recorded_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outcome_versions" ADD CONSTRAINT "outcome_versions_organization_id_outcome_id_fkey" FOREIGN KEY ("organization_id", "outcome_id") REFERENCES "outcomes"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Hand-written from here.
ALTER TABLE "cohort_stints" ADD COLUMN "intent" TEXT;
ALTER TABLE "cohort_stints" ADD CONSTRAINT "cohort_stints_intent" CHECK ("intent" IN ('new_job_in_field', 'current_employer', 'self_enrichment', 'study')) NOT VALID;

INSERT INTO quota_limits (quota, most) VALUES ('outcomes', 50000), ('outcomeVersions', 50), ('outcomeVersionBytes', 67108864);
CREATE TRIGGER quota_outcomes_grows AFTER INSERT ON outcomes REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('outcomes', 'organization_id', '1');
CREATE TRIGGER quota_outcomes_shrinks AFTER DELETE ON outcomes REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('outcomes', 'organization_id', '1');
CREATE TRIGGER quota_outcome_versions_grows AFTER INSERT ON outcome_versions REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('outcomeVersions', 'outcome_id', '1');
CREATE TRIGGER quota_outcome_versions_shrinks AFTER DELETE ON outcome_versions REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('outcomeVersions', 'outcome_id', '1');
CREATE TRIGGER quota_outcome_version_bytes_grows AFTER INSERT ON outcome_versions REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('outcomeVersionBytes', 'organization_id', 'octet_length(fields::text)');
CREATE TRIGGER quota_outcome_version_bytes_shrinks AFTER DELETE ON outcome_versions REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('outcomeVersionBytes', 'organization_id', 'octet_length(fields::text)');

CREATE OR REPLACE FUNCTION note_organization_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  noted text := CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'updated' ELSE 'deleted' END;
  concerned text;
  fields json;
BEGIN
  IF TG_ARGV[0] = 'organization' THEN
    concerned := changed.id;
  ELSE
    concerned := changed.organization_id;
  END IF;
  -- A note is the applicant's too: while the board isn't shared, what becomes of the note is not the organization's to know. Of a card that
  -- is gone the board can't be told any more; then any board will do that the applicant shares.
  IF TG_ARGV[0] = 'coach_note' THEN
    -- A note counts on its card: the lock of the account comes first, as where a card takes its notes along, so that no two wait crosswise.
    PERFORM pg_advisory_xact_lock(hashtextextended('events of ' || changed.account_id, 0));
    PERFORM FROM shares s
    WHERE s.organization_id = concerned AND s.account_id = changed.account_id AND s.board_id = coalesce(
      (SELECT a.board_id FROM applications a WHERE a.account_id = changed.account_id AND a.id = changed.application_id), s.board_id);
    IF NOT FOUND THEN RETURN NULL; END IF;
  END IF;
  -- An invitation that has expired gives its row to the next one.
  IF TG_OP = 'UPDATE' THEN
    IF OLD.id <> NEW.id THEN
      PERFORM note_organization_event(concerned, TG_ARGV[0], OLD.id, 'deleted', NULL);
      noted := 'created';
    ELSE
      fields := event_changes(to_jsonb(OLD), to_jsonb(NEW), CASE TG_ARGV[0]
        WHEN 'coach_assignment' THEN ARRAY['led_at']
        WHEN 'coach_note' THEN ARRAY['body']
        WHEN 'cohort' THEN ARRAY['name', 'archived_at']
        WHEN 'cohort_membership' THEN ARRAY['cohort_id', 'joined_at', 'left_at', 'departure_reason', 'note']
        WHEN 'invitation' THEN ARRAY['role', 'cohort_id', 'status', 'sent_at', 'expires_at']
        WHEN 'member' THEN ARRAY['email', 'role']
        WHEN 'outcome' THEN ARRAY['kind', 'happened_on', 'employer', 'title', 'in_field', 'is_own_hire', 'is_full_time_term', 'starts_on',
          'place', 'source', 'evidence', 'contest', 'mistaken_at']
        ELSE ARRAY['name', 'slug', 'type', 'website'] END);
    END IF;
  END IF;
  PERFORM note_organization_event(concerned, TG_ARGV[0], changed.id, noted, fields);
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER outcomes_came_or_went AFTER INSERT OR DELETE ON "outcomes" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION note_organization_change('outcome');
-- Not if only the account of whoever recorded it has gone.
CREATE CONSTRAINT TRIGGER outcomes_changed AFTER UPDATE ON "outcomes" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.updated_at <> NEW.updated_at) EXECUTE FUNCTION note_organization_change('outcome');

-- The intent isn't part of the membership that events show.
DROP TRIGGER cohort_stints_changed ON "cohort_stints";
CREATE CONSTRAINT TRIGGER cohort_stints_changed AFTER UPDATE ON "cohort_stints" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ((OLD.cohort_id, OLD.joined_at, OLD.left_at, OLD.departure_reason, OLD.note)
    IS DISTINCT FROM (NEW.cohort_id, NEW.joined_at, NEW.left_at, NEW.departure_reason, NEW.note))
  EXECUTE FUNCTION note_organization_change('cohort_membership');
