-- The columns of the roster that a member of staff has chosen; null for those that are usual.
ALTER TABLE "members" ADD COLUMN "roster_columns" JSONB;
