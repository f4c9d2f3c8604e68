-- The day on which a posting closes, and the one by which an offer is to be answered.
ALTER TABLE "applications" ADD COLUMN "closing_date" TIMESTAMPTZ(3), ADD COLUMN "offer_deadline" TIMESTAMPTZ(3);

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
              'application_date', 'closing_date', 'offer_deadline', 'application_link', 'source', 'notes', 'is_auto_retired', 'job_title', 'job_description',
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
