-- Who made a change, and what of the resource it changed: null for events from before.
ALTER TABLE "change_events" ADD COLUMN "author" TEXT, ADD COLUMN "changes" JSON;
ALTER TABLE "organization_change_events" ADD COLUMN "author" TEXT, ADD COLUMN "changes" JSON;

-- A value as an event keeps it: the beginning of a long text, and nothing of a long list.
CREATE FUNCTION event_value(value jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN jsonb_typeof(value) = 'string' AND length(value #>> '{}') > 200 THEN to_jsonb(left(value #>> '{}', 200) || '…')
    WHEN jsonb_typeof(value) IN ('array', 'object') AND length(value::text) > 500 THEN 'null'::jsonb
    ELSE value
  END
$$;

-- The fields of two states of a row that differ, each with both values: {"name": ["before", "after"]}. Null if none does.
CREATE FUNCTION event_changes(before jsonb, after jsonb, noted text[]) RETURNS json LANGUAGE sql IMMUTABLE AS $$
  SELECT json_object_agg(field, json_build_array(event_value(before -> field), event_value(after -> field)))
  FROM unnest(noted) AS field
  WHERE before -> field IS DISTINCT FROM after -> field
$$;

-- Who makes the changes of this transaction is said in `offerlane.author`: the account, a space, and the credential. For a change of their own
-- the account is left out, as the event has it already.
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

CREATE FUNCTION note_organization_event(concerned text, told_of text, resource text, noted text, fields json) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO organization_change_events (organization_id, kind, resource_id, action, author, changes)
  SELECT o.id, told_of, resource, noted, nullif(current_setting('offerlane.author', true), ''), fields
  FROM organizations o CROSS JOIN LATERAL pg_advisory_xact_lock(hashtextextended('events of ' || o.id, 0))
  WHERE o.id = concerned;
  UPDATE organization_webhook_endpoints SET due_at = date_trunc('milliseconds', now())
  WHERE organization_id = concerned AND due_at IS NULL AND status = 'active';
END $$;

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
        WHEN 'coach_note' THEN ARRAY['body']
        WHEN 'cohort' THEN ARRAY['name', 'archived_at']
        WHEN 'cohort_membership' THEN ARRAY['cohort_id', 'joined_at', 'left_at', 'departure_reason', 'note']
        WHEN 'invitation' THEN ARRAY['role', 'cohort_id', 'status', 'sent_at', 'expires_at']
        WHEN 'member' THEN ARRAY['email', 'role']
        ELSE ARRAY['name', 'slug', 'type', 'website'] END);
    END IF;
  END IF;
  PERFORM note_organization_event(concerned, TG_ARGV[0], changed.id, noted, fields);
  RETURN NULL;
END $$;
