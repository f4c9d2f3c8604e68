-- A block range index costs a change nothing, unlike a B-tree, and finds the events of the last hours.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "change_events_created_at_idx" ON "change_events" USING brin ("created_at") WITH (autosummarize = on);
