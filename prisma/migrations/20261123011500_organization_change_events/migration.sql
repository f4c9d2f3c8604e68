-- CreateTable
CREATE TABLE "organization_change_events" (
    "organization_id" TEXT NOT NULL,
    "position" BIGSERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "resource_id" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "organization_change_events_pkey" PRIMARY KEY ("organization_id","position"),
    CONSTRAINT "organization_change_events_action" CHECK ("action" IN ('created', 'updated', 'deleted'))
);

-- CreateIndex
CREATE INDEX "organization_change_events_created_at_idx" ON "organization_change_events"("created_at");

-- AddForeignKey
ALTER TABLE "organization_change_events" ADD CONSTRAINT "organization_change_events_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- As note_change() does for an account: at the end of the transaction, under a lock of the organization that is held until the commit is
-- seen. An organization that is just being deleted has no events.
CREATE FUNCTION note_organization_event(concerned text, told_of text, resource text, noted text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO organization_change_events (organization_id, kind, resource_id, action)
  SELECT o.id, told_of, resource, noted
  FROM organizations o CROSS JOIN LATERAL pg_advisory_xact_lock(hashtextextended('events of ' || o.id, 0))
  WHERE o.id = concerned;
END $$;

CREATE FUNCTION note_organization_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  noted text := CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'updated' ELSE 'deleted' END;
  concerned text;
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
      PERFORM note_organization_event(concerned, TG_ARGV[0], OLD.id, 'deleted');
      noted := 'created';
    END IF;
  END IF;
  PERFORM note_organization_event(concerned, TG_ARGV[0], changed.id, noted);
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER organizations_changed AFTER UPDATE ON "organizations" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ((OLD.name, OLD.slug, OLD.type, OLD.website) IS DISTINCT FROM (NEW.name, NEW.slug, NEW.type, NEW.website))
  EXECUTE FUNCTION note_organization_change('organization');

CREATE CONSTRAINT TRIGGER members_came_or_went AFTER INSERT OR DELETE ON "members" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION note_organization_change('member');
CREATE CONSTRAINT TRIGGER members_changed AFTER UPDATE ON "members" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_organization_change('member');

CREATE CONSTRAINT TRIGGER invitations_came_or_went AFTER INSERT OR DELETE ON "invitations" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION note_organization_change('invitation');
-- Not where only the account of whoever sent it has gone: its name stays.
CREATE CONSTRAINT TRIGGER invitations_changed AFTER UPDATE ON "invitations" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ((OLD.id, OLD.role, OLD.cohort_id, OLD.status, OLD.sent_at, OLD.expires_at)
    IS DISTINCT FROM (NEW.id, NEW.role, NEW.cohort_id, NEW.status, NEW.sent_at, NEW.expires_at))
  EXECUTE FUNCTION note_organization_change('invitation');

CREATE CONSTRAINT TRIGGER cohorts_came_or_went AFTER INSERT OR DELETE ON "cohorts" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION note_organization_change('cohort');
CREATE CONSTRAINT TRIGGER cohorts_changed AFTER UPDATE ON "cohorts" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_organization_change('cohort');

CREATE CONSTRAINT TRIGGER cohort_stints_came_or_went AFTER INSERT OR DELETE ON "cohort_stints" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION note_organization_change('cohort_membership');
CREATE CONSTRAINT TRIGGER cohort_stints_changed AFTER UPDATE ON "cohort_stints" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_organization_change('cohort_membership');

CREATE CONSTRAINT TRIGGER shares_began_or_ended AFTER INSERT OR DELETE ON "shares" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION note_organization_change('share');

CREATE CONSTRAINT TRIGGER coach_notes_came_or_went AFTER INSERT OR DELETE ON "coach_notes" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION note_organization_change('coach_note');
-- Not where only the account of whoever wrote it has gone.
CREATE CONSTRAINT TRIGGER coach_notes_changed AFTER UPDATE ON "coach_notes" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.body IS DISTINCT FROM NEW.body) EXECUTE FUNCTION note_organization_change('coach_note');
