-- CreateTable
CREATE TABLE "contact_log_entries" (
    "organization_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "happened_at" TIMESTAMPTZ(3) NOT NULL,
    -- squawk-ignore prefer-bigint-over-int -- 1,440 at most
    "minutes" INTEGER,
    "summary" TEXT,
    "next_step" TEXT,
    "logged_by_id" TEXT,
    "logged_by_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "contact_log_entries_pkey" PRIMARY KEY ("organization_id","id"),
    CONSTRAINT "contact_log_entries_kind" CHECK ("kind" IN ('call', 'meeting', 'email', 'visit')),
    CONSTRAINT "contact_log_entries_topic" CHECK ("topic" IN ('job_search', 'resume', 'interview', 'offer', 'networking', 'career_choice', 'wellbeing', 'administration', 'other')),
    CONSTRAINT "contact_log_entries_minutes" CHECK ("minutes" BETWEEN 0 AND 1440)
);

-- CreateIndex
CREATE INDEX "contact_log_entries_organization_id_happened_at_id_idx" ON "contact_log_entries"("organization_id", "happened_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "contact_log_entries_organization_id_account_id_happened_at__idx" ON "contact_log_entries"("organization_id", "account_id", "happened_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "contact_log_entries_account_id_idx" ON "contact_log_entries"("account_id");

-- CreateIndex
CREATE INDEX "contact_log_entries_logged_by_id_idx" ON "contact_log_entries"("logged_by_id");

-- AddForeignKey
ALTER TABLE "contact_log_entries" ADD CONSTRAINT "contact_log_entries_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_log_entries" ADD CONSTRAINT "contact_log_entries_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_log_entries" ADD CONSTRAINT "contact_log_entries_logged_by_id_fkey" FOREIGN KEY ("logged_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Hand-written from here.
INSERT INTO quota_limits (quota, most) VALUES ('contactLogEntries', 100000);
CREATE TRIGGER quota_contact_log_entries_grows AFTER INSERT ON contact_log_entries REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('contactLogEntries', 'organization_id', '1');
CREATE TRIGGER quota_contact_log_entries_shrinks AFTER DELETE ON contact_log_entries REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('contactLogEntries', 'organization_id', '1');

-- Notes changes of an organization's rows as events. The arguments are the kind of event, and the columns whose changes it shows.
CREATE FUNCTION note_organization_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  noted text := CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'updated' ELSE 'deleted' END;
  fields json;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    fields := event_changes(to_jsonb(OLD), to_jsonb(NEW), TG_ARGV[1:]);
  END IF;
  PERFORM note_organization_event(changed.organization_id, TG_ARGV[0], changed.id, noted, fields);
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER contact_log_entries_came_or_went AFTER INSERT OR DELETE ON "contact_log_entries" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION note_organization_row('contact_log_entry');
-- Not if only the account of whoever logged it was deleted.
CREATE CONSTRAINT TRIGGER contact_log_entries_changed AFTER UPDATE ON "contact_log_entries" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.updated_at <> NEW.updated_at)
  EXECUTE FUNCTION note_organization_row('contact_log_entry', 'kind', 'topic', 'happened_at', 'minutes', 'summary', 'next_step');
