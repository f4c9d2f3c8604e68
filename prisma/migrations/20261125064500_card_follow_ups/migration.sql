-- A planned follow-up on a card, without a person.
ALTER TABLE "applications" ADD COLUMN "follow_up_due" TIMESTAMPTZ(3), ADD COLUMN "follow_up_note" TEXT;
