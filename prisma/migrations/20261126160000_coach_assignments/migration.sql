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

CREATE CONSTRAINT TRIGGER coach_assignments_came_or_went AFTER INSERT OR DELETE ON "coach_assignments" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION note_organization_change('coach_assignment');
CREATE CONSTRAINT TRIGGER coach_assignments_changed AFTER UPDATE ON "coach_assignments" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.led_at IS DISTINCT FROM NEW.led_at) EXECUTE FUNCTION note_organization_change('coach_assignment');
