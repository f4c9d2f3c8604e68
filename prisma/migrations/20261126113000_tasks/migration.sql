-- CreateTable
CREATE TABLE "tasks" (
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "application_id" TEXT,
    "contact_id" TEXT,
    "due_at" TIMESTAMPTZ(3),
    "due_on" DATE,
    "comes_up_at" TIMESTAMPTZ(3),
    "time_zone" TEXT,
    "repeat" TEXT,
    "repeat_from" TIMESTAMPTZ(3),
    "previous_id" TEXT,
    "done_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tasks_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateIndex
CREATE INDEX "tasks_account_id_application_id_idx" ON "tasks"("account_id", "application_id");

-- CreateIndex
CREATE INDEX "tasks_account_id_contact_id_idx" ON "tasks"("account_id", "contact_id");

-- CreateIndex
CREATE UNIQUE INDEX "tasks_account_id_previous_id_key" ON "tasks"("account_id", "previous_id");

-- AddForeignKey
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_account_id_application_id_fkey" FOREIGN KEY ("account_id", "application_id") REFERENCES "applications"("account_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_account_id_contact_id_fkey" FOREIGN KEY ("account_id", "contact_id") REFERENCES "contacts"("account_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- Hand-written from here.
ALTER TABLE "tasks"
  ADD CONSTRAINT "tasks_repeat" CHECK ("repeat" IN ('weekly', 'monthly')),
  ADD CONSTRAINT "tasks_due" CHECK (("due_at" IS NULL) = ("time_zone" IS NULL) AND ("due_at" IS NULL) = ("comes_up_at" IS NULL) AND ("due_on" IS NULL OR "due_at" IS NOT NULL)),
  ADD CONSTRAINT "tasks_repeats_from" CHECK (("repeat" IS NULL) = ("repeat_from" IS NULL) AND ("repeat" IS NULL OR "due_at" IS NOT NULL));

-- Lists are in the order of the due dates; a task without one comes last.
CREATE INDEX "tasks_by_due" ON "tasks" ("account_id", coalesce("due_at", '9999-12-31T00:00:00Z'::timestamptz), "id");
CREATE INDEX "tasks_open" ON "tasks" ("account_id", "comes_up_at") WHERE "done_at" IS NULL;

INSERT INTO quota_limits (quota, most) VALUES ('tasks', 20000);
CREATE TRIGGER quota_tasks_grows AFTER INSERT ON tasks REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('tasks', 'account_id', '1');
CREATE TRIGGER quota_tasks_shrinks AFTER DELETE ON tasks REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('tasks', 'account_id', '1');

CREATE TRIGGER text_tasks_grows AFTER INSERT ON tasks REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_text_bytes('textBytes', 'text');
CREATE TRIGGER text_tasks_shrinks AFTER DELETE ON tasks REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_text_bytes('textBytes', 'text');
CREATE TRIGGER text_tasks_changes AFTER UPDATE OF text ON tasks
FOR EACH ROW WHEN (coalesce(octet_length(OLD.text::text), 0) <> coalesce(octet_length(NEW.text::text), 0))
EXECUTE FUNCTION count_text_bytes('textBytes', 'text');

CREATE OR REPLACE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  author text := nullif(current_setting('offerlane.author', true), '');
  fields json;
BEGIN
  IF author IS NOT NULL AND starts_with(author, changed.account_id) THEN
    author := substr(author, length(changed.account_id) + 2);
  END IF;
  IF TG_ARGV[0] = 'profile' THEN
    IF TG_OP = 'UPDATE' THEN
      fields := event_changes(OLD.fields, NEW.fields, ARRAY(SELECT jsonb_object_keys(OLD.fields || NEW.fields)));
    END IF;
    INSERT INTO change_events (account_id, kind, resource_id, action, author, changes)
    SELECT a.id, 'profile', 'profile', 'updated', author, fields
    FROM accounts a CROSS JOIN LATERAL pg_advisory_xact_lock(hashtextextended('events of ' || a.id, 0))
    WHERE a.id = changed.account_id AND a.user_id IS NOT NULL;
  ELSE
    IF TG_OP = 'UPDATE' THEN
      CASE TG_ARGV[0]
        WHEN 'application' THEN
          -- A move is the most frequent change, and doesn't look at the texts of the card.
          IF OLD.status <> NEW.status AND OLD.is_auto_retired = NEW.is_auto_retired
            AND OLD.application_date IS NOT DISTINCT FROM NEW.application_date THEN
            fields := json_build_object('status', json_build_array(OLD.status, NEW.status));
          ELSIF OLD.status <> NEW.status OR OLD.rank = NEW.rank THEN
            fields := event_changes(to_jsonb(OLD), to_jsonb(NEW), ARRAY['board_id', 'company_id', 'resume_id', 'status',
              'application_date', 'application_link', 'source', 'notes', 'is_auto_retired', 'job_title', 'job_description',
              'work_mode', 'work_type', 'location', 'compensation']);
          END IF;
        WHEN 'board' THEN
          fields := event_changes(to_jsonb(OLD), to_jsonb(NEW), ARRAY['name', 'is_active', 'hidden_statuses', 'sorts', 'time_filter',
            'auto_retire_enabled', 'auto_retire_timeframe', 'auto_retire_status']);
        WHEN 'company' THEN
          fields := event_changes(to_jsonb(OLD), to_jsonb(NEW),
            ARRAY['name', 'industry', 'size', 'type', 'website', 'social_link', 'notes']);
        WHEN 'contact' THEN
          fields := event_changes(to_jsonb(OLD), to_jsonb(NEW),
            ARRAY['name', 'title', 'company_id', 'email', 'phone', 'social_link', 'notes']);
        WHEN 'interaction' THEN
          fields := event_changes(to_jsonb(OLD), to_jsonb(NEW), ARRAY['contact_id', 'type', 'notes', 'interaction_time']);
        WHEN 'interview' THEN
          fields := event_changes(to_jsonb(OLD), to_jsonb(NEW), ARRAY['type', 'scheduled_at', 'duration_minutes', 'time_zone',
            'location', 'meeting_url', 'interviewers', 'notes', 'outcome', 'feedback']);
        WHEN 'task' THEN
          -- A whole day is a day in every zone, so it isn't shown as the instant at which it begins.
          fields := event_changes(
            to_jsonb(OLD) || jsonb_build_object('due', coalesce(to_jsonb(OLD.due_on), to_jsonb(OLD.due_at))),
            to_jsonb(NEW) || jsonb_build_object('due', coalesce(to_jsonb(NEW.due_on), to_jsonb(NEW.due_at))),
            ARRAY['text', 'application_id', 'contact_id', 'due', 'time_zone', 'repeat', 'done_at']);
        ELSE
          fields := event_changes(to_jsonb(OLD), to_jsonb(NEW), ARRAY['name', 'file_name', 'file_type', 'file_size_bytes']);
      END CASE;
    END IF;
    INSERT INTO change_events (account_id, kind, resource_id, action, author, changes)
    SELECT a.id, TG_ARGV[0], changed.id, CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'updated' ELSE 'deleted' END,
      author, fields
    FROM accounts a CROSS JOIN LATERAL pg_advisory_xact_lock(hashtextextended('events of ' || a.id, 0))
    WHERE a.id = changed.account_id AND a.user_id IS NOT NULL;
  END IF;
  UPDATE webhook_endpoints SET due_at = date_trunc('milliseconds', now())
  WHERE account_id = changed.account_id AND due_at IS NULL AND status = 'active';
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER tasks_came_or_went AFTER INSERT OR DELETE ON "tasks" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION note_change('task');
CREATE CONSTRAINT TRIGGER tasks_changed AFTER UPDATE ON "tasks" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_change('task');
