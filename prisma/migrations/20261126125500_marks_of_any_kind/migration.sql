-- The next migration adds the constraint again with the kind of suggestions.
ALTER TABLE "today_marks" DROP CONSTRAINT "today_marks_kind";
