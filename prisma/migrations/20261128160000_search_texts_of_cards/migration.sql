-- A search reads the texts of cards only if it must, and those of other rows always. Each row is in one of the two indexes.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "search_texts_of_cards" ON "search_texts" USING gin ("account_id", "text" gin_trgm_ops) WHERE "kind" = 'card';
