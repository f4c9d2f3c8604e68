-- CreateTable
CREATE TABLE "budget_uses" (
    "budget" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "used" INTEGER NOT NULL,
    "began_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "budget_uses_pkey" PRIMARY KEY ("budget","subject")
);

-- CreateIndex
CREATE INDEX "budget_uses_ends_at_idx" ON "budget_uses"("ends_at");

-- CreateTable
CREATE TABLE "quota_uses" (
    "quota" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "used" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "quota_uses_pkey" PRIMARY KEY ("quota","subject")
);

-- CreateTable
CREATE TABLE "quota_limits" (
    "quota" TEXT NOT NULL,
    "most" BIGINT NOT NULL,

    CONSTRAINT "quota_limits_pkey" PRIMARY KEY ("quota")
);

-- AlterTable
ALTER TABLE "organizations" ADD COLUMN "founded_by_id" TEXT;

-- CreateIndex
CREATE INDEX "organizations_founded_by_id_idx" ON "organizations"("founded_by_id");

UPDATE "organizations" o SET "founded_by_id" = e."actor_account_id"
FROM "audit_events" e WHERE e."organization_id" = o."id" AND e."action" = 'organization_created'
  AND EXISTS (SELECT FROM "accounts" a WHERE a."id" = e."actor_account_id");

-- AddForeignKey
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_founded_by_id_fkey" FOREIGN KEY ("founded_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What a quota bounds is counted as rows come and go: the row of quota_uses makes two transactions that add to one subject wait for each other,
-- so that no number at once passes the limit, and no statement counts the table. The arguments are the quota, the subject's column, and what a row weighs.
CREATE FUNCTION count_quota_use() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_over BOOLEAN;
BEGIN
  IF TG_OP = 'INSERT' THEN
    EXECUTE format(
      'WITH counted AS (
         INSERT INTO quota_uses AS kept (quota, subject, used)
         SELECT %1$L, added.%2$I, sum(added.weight) FROM (SELECT *, %3$s AS weight FROM changed) added
         GROUP BY added.%2$I ORDER BY added.%2$I
         ON CONFLICT (quota, subject) DO UPDATE SET used = kept.used + excluded.used
         RETURNING used)
       SELECT EXISTS (SELECT FROM counted, quota_limits l WHERE l.quota = %1$L AND counted.used > l.most)',
      TG_ARGV[0], TG_ARGV[1], TG_ARGV[2]) INTO is_over;
    IF is_over THEN
      RAISE EXCEPTION 'quota_exceeded:%', TG_ARGV[0] USING ERRCODE = 'OFQ01';
    END IF;
    RETURN NULL;
  END IF;
  EXECUTE format(
    'UPDATE quota_uses kept SET used = kept.used - gone.used
     FROM (SELECT %2$I AS subject, sum(%3$s) AS used FROM changed GROUP BY %2$I) gone
     WHERE kept.quota = %1$L AND kept.subject = gone.subject',
    TG_ARGV[0], TG_ARGV[1], TG_ARGV[2]);
  EXECUTE format(
    'DELETE FROM quota_uses WHERE quota = %1$L AND used <= 0 AND subject IN (SELECT %2$I FROM changed)',
    TG_ARGV[0], TG_ARGV[1]);
  RETURN NULL;
END;
$$;

INSERT INTO quota_uses (quota, subject, used) SELECT 'boards', account_id, sum(1) FROM boards GROUP BY account_id;
CREATE TRIGGER quota_boards_grows AFTER INSERT ON boards REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('boards', 'account_id', '1');
CREATE TRIGGER quota_boards_shrinks AFTER DELETE ON boards REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('boards', 'account_id', '1');

INSERT INTO quota_uses (quota, subject, used) SELECT 'cards', board_id, sum(1) FROM applications GROUP BY board_id;
CREATE TRIGGER quota_cards_grows AFTER INSERT ON applications REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('cards', 'board_id', '1');
CREATE TRIGGER quota_cards_shrinks AFTER DELETE ON applications REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('cards', 'board_id', '1');

INSERT INTO quota_uses (quota, subject, used) SELECT 'companies', account_id, sum(1) FROM companies GROUP BY account_id;
CREATE TRIGGER quota_companies_grows AFTER INSERT ON companies REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('companies', 'account_id', '1');
CREATE TRIGGER quota_companies_shrinks AFTER DELETE ON companies REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('companies', 'account_id', '1');

INSERT INTO quota_uses (quota, subject, used) SELECT 'contacts', account_id, sum(1) FROM contacts GROUP BY account_id;
CREATE TRIGGER quota_contacts_grows AFTER INSERT ON contacts REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('contacts', 'account_id', '1');
CREATE TRIGGER quota_contacts_shrinks AFTER DELETE ON contacts REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('contacts', 'account_id', '1');

INSERT INTO quota_uses (quota, subject, used) SELECT 'interactions', account_id, sum(1) FROM interactions GROUP BY account_id;
CREATE TRIGGER quota_interactions_grows AFTER INSERT ON interactions REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('interactions', 'account_id', '1');
CREATE TRIGGER quota_interactions_shrinks AFTER DELETE ON interactions REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('interactions', 'account_id', '1');

INSERT INTO quota_uses (quota, subject, used) SELECT 'interviews', account_id, sum(1) FROM interviews GROUP BY account_id;
CREATE TRIGGER quota_interviews_grows AFTER INSERT ON interviews REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('interviews', 'account_id', '1');
CREATE TRIGGER quota_interviews_shrinks AFTER DELETE ON interviews REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('interviews', 'account_id', '1');

INSERT INTO quota_uses (quota, subject, used) SELECT 'resumes', account_id, sum(1) FROM resumes GROUP BY account_id;
CREATE TRIGGER quota_resumes_grows AFTER INSERT ON resumes REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('resumes', 'account_id', '1');
CREATE TRIGGER quota_resumes_shrinks AFTER DELETE ON resumes REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('resumes', 'account_id', '1');

INSERT INTO quota_uses (quota, subject, used) SELECT 'resumeBytes', account_id, sum(file_size_bytes) FROM resumes GROUP BY account_id;
CREATE TRIGGER quota_resume_bytes_grows AFTER INSERT ON resumes REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('resumeBytes', 'account_id', 'file_size_bytes');
CREATE TRIGGER quota_resume_bytes_shrinks AFTER DELETE ON resumes REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('resumeBytes', 'account_id', 'file_size_bytes');

INSERT INTO quota_uses (quota, subject, used) SELECT 'imports', account_id, sum(1) FROM imports GROUP BY account_id;
CREATE TRIGGER quota_imports_grows AFTER INSERT ON imports REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('imports', 'account_id', '1');
CREATE TRIGGER quota_imports_shrinks AFTER DELETE ON imports REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('imports', 'account_id', '1');

INSERT INTO quota_uses (quota, subject, used) SELECT 'members', organization_id, sum(1) FROM members GROUP BY organization_id;
CREATE TRIGGER quota_members_grows AFTER INSERT ON members REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('members', 'organization_id', '1');
CREATE TRIGGER quota_members_shrinks AFTER DELETE ON members REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('members', 'organization_id', '1');

INSERT INTO quota_uses (quota, subject, used) SELECT 'cohorts', organization_id, sum(1) FROM cohorts GROUP BY organization_id;
CREATE TRIGGER quota_cohorts_grows AFTER INSERT ON cohorts REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('cohorts', 'organization_id', '1');
CREATE TRIGGER quota_cohorts_shrinks AFTER DELETE ON cohorts REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('cohorts', 'organization_id', '1');

INSERT INTO quota_uses (quota, subject, used) SELECT 'stints', organization_id, sum(1) FROM cohort_stints GROUP BY organization_id;
CREATE TRIGGER quota_stints_grows AFTER INSERT ON cohort_stints REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('stints', 'organization_id', '1');
CREATE TRIGGER quota_stints_shrinks AFTER DELETE ON cohort_stints REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('stints', 'organization_id', '1');

INSERT INTO quota_uses (quota, subject, used) SELECT 'invitations', organization_id, sum(1) FROM invitations GROUP BY organization_id;
CREATE TRIGGER quota_invitations_grows AFTER INSERT ON invitations REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('invitations', 'organization_id', '1');
CREATE TRIGGER quota_invitations_shrinks AFTER DELETE ON invitations REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('invitations', 'organization_id', '1');

INSERT INTO quota_uses (quota, subject, used) SELECT 'coachNotes', application_id, sum(1) FROM coach_notes GROUP BY application_id;
CREATE TRIGGER quota_coach_notes_grows AFTER INSERT ON coach_notes REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('coachNotes', 'application_id', '1');
CREATE TRIGGER quota_coach_notes_shrinks AFTER DELETE ON coach_notes REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('coachNotes', 'application_id', '1');
