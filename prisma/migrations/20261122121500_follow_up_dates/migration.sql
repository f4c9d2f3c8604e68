-- A follow-up may have a date. Without a follow-up there is none: the previous release, which doesn't know the date, ends follow-ups too.
ALTER TABLE "contacts" ADD COLUMN "follow_up_due" TIMESTAMPTZ(3);

CREATE FUNCTION "contacts_follow_up_ends"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."follow_up_due" := NULL;
  RETURN NEW;
END $$;

CREATE TRIGGER "contacts_follow_up_ends" BEFORE INSERT OR UPDATE ON "contacts"
  FOR EACH ROW WHEN (NEW."follow_up_since" IS NULL AND NEW."follow_up_due" IS NOT NULL)
  EXECUTE FUNCTION "contacts_follow_up_ends"();
