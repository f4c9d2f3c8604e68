-- Counts a card's status periods, so that a move can tell whether its history is full. Null in periods from before.
-- squawk-ignore prefer-bigint-over-smallint -- a thousand at most
ALTER TABLE "status_history" ADD COLUMN "number" SMALLINT;
