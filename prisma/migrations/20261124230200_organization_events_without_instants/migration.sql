DROP INDEX CONCURRENTLY IF EXISTS "organization_change_events_created_at_idx";
