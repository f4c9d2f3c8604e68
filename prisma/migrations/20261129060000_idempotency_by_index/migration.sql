-- A connection that planned this lookup while the table was empty would read the whole table for every change, until the table is analyzed.
ALTER FUNCTION idempotency_begin(text, text, text) SET enable_seqscan = off;
