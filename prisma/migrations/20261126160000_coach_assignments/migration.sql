-- CreateTable
CREATE TABLE "coach_assignments" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "coach_id" TEXT NOT NULL,
    "led_at" TIMESTAMPTZ(3),
    "assigned_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "coach_assignments_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "coach_assignments_organization_id_coach_id_idx" ON "coach_assignments"("organization_id", "coach_id");

-- CreateIndex
CREATE INDEX "coach_assignments_organization_id_assigned_at_id_idx" ON "coach_assignments"("organization_id", "assigned_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "coach_assignments_organization_id_account_id_coach_id_key" ON "coach_assignments"("organization_id", "account_id", "coach_id");

-- AddForeignKey
ALTER TABLE "coach_assignments" ADD CONSTRAINT "coach_assignments_organization_id_account_id_fkey" FOREIGN KEY ("organization_id", "account_id") REFERENCES "members"("organization_id", "account_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coach_assignments" ADD CONSTRAINT "coach_assignments_organization_id_coach_id_fkey" FOREIGN KEY ("organization_id", "coach_id") REFERENCES "members"("organization_id", "account_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Hand-written from here.
-- An applicant coaches no one, and staff have no coach, whichever way a role changes.
CREATE FUNCTION end_coach_assignments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM coach_assignments
  WHERE organization_id = NEW.organization_id AND (account_id = NEW.account_id OR coach_id = NEW.account_id);
  RETURN NULL;
END $$;
CREATE TRIGGER members_end_coach_assignments AFTER UPDATE OF role ON members
  FOR EACH ROW WHEN ((OLD.role = 'applicant') <> (NEW.role = 'applicant')) EXECUTE FUNCTION end_coach_assignments();

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
        ELSE ARRAY['name', 'slug', 'type', 'website'] END);
    END IF;
  END IF;
  PERFORM note_organization_event(concerned, TG_ARGV[0], changed.id, noted, fields);
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER coach_assignments_came_or_went AFTER INSERT OR DELETE ON "coach_assignments" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION note_organization_change('coach_assignment');
CREATE CONSTRAINT TRIGGER coach_assignments_changed AFTER UPDATE ON "coach_assignments" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.led_at IS DISTINCT FROM NEW.led_at) EXECUTE FUNCTION note_organization_change('coach_assignment');
