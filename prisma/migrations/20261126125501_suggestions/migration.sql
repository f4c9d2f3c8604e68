-- Every stored row has an earlier kind, so none needs to be checked again.
ALTER TABLE "today_marks" ADD CONSTRAINT "today_marks_kind" CHECK ("kind" IN ('interview', 'suggestion', 'offer', 'note', 'feedback', 'follow_up', 'quiet')) NOT VALID;
