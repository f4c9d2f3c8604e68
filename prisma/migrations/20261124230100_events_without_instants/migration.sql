-- What is past its time is found account by account; every change paid for this index.
DROP INDEX CONCURRENTLY IF EXISTS "change_events_created_at_idx";
