-- CreateTable
CREATE TABLE "change_events" (
    "account_id" TEXT NOT NULL,
    "position" BIGSERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "resource_id" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "change_events_pkey" PRIMARY KEY ("account_id","position"),
    CONSTRAINT "change_events_action" CHECK ("action" IN ('created', 'updated', 'deleted'))
);

-- CreateIndex
CREATE INDEX "change_events_created_at_idx" ON "change_events"("created_at");

-- AddForeignKey
ALTER TABLE "change_events" ADD CONSTRAINT "change_events_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Notes a change at the end of its transaction, under a lock of its account that is held until the commit is seen: whoever sees a
-- position sees all lower ones of that account. Accounts that nobody reads events of, synthetic or just deleted, have none.
CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  noted text := CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'updated' ELSE 'deleted' END;
BEGIN
  PERFORM FROM accounts WHERE id = changed.account_id AND user_id IS NOT NULL;
  IF NOT FOUND THEN RETURN NULL; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('events of ' || changed.account_id, 0));
  IF TG_ARGV[0] = 'profile' THEN
    INSERT INTO change_events (account_id, kind, resource_id, action) VALUES (changed.account_id, 'profile', 'profile', 'updated');
  ELSE
    INSERT INTO change_events (account_id, kind, resource_id, action) VALUES (changed.account_id, TG_ARGV[0], changed.id, noted);
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER applications_came_or_went AFTER INSERT OR DELETE ON "applications" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION note_change('application');
CREATE CONSTRAINT TRIGGER applications_changed AFTER UPDATE ON "applications" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_change('application');

CREATE CONSTRAINT TRIGGER boards_came_or_went AFTER INSERT OR DELETE ON "boards" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION note_change('board');
CREATE CONSTRAINT TRIGGER boards_changed AFTER UPDATE ON "boards" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_change('board');

CREATE CONSTRAINT TRIGGER companies_came_or_went AFTER INSERT OR DELETE ON "companies" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION note_change('company');
CREATE CONSTRAINT TRIGGER companies_changed AFTER UPDATE ON "companies" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_change('company');

CREATE CONSTRAINT TRIGGER contacts_came_or_went AFTER INSERT OR DELETE ON "contacts" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION note_change('contact');
CREATE CONSTRAINT TRIGGER contacts_changed AFTER UPDATE ON "contacts" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_change('contact');

CREATE CONSTRAINT TRIGGER interactions_came_or_went AFTER INSERT OR DELETE ON "interactions" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION note_change('interaction');
CREATE CONSTRAINT TRIGGER interactions_changed AFTER UPDATE ON "interactions" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_change('interaction');

CREATE CONSTRAINT TRIGGER interviews_came_or_went AFTER INSERT OR DELETE ON "interviews" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION note_change('interview');
CREATE CONSTRAINT TRIGGER interviews_changed AFTER UPDATE ON "interviews" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_change('interview');

CREATE CONSTRAINT TRIGGER resumes_came_or_went AFTER INSERT OR DELETE ON "resumes" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION note_change('resume');
CREATE CONSTRAINT TRIGGER resumes_changed AFTER UPDATE ON "resumes" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_change('resume');

CREATE CONSTRAINT TRIGGER profiles_came_or_went AFTER INSERT ON "profiles" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION note_change('profile');
CREATE CONSTRAINT TRIGGER profiles_changed AFTER UPDATE ON "profiles" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_change('profile');
