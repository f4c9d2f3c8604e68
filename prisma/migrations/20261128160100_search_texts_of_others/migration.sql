CREATE INDEX CONCURRENTLY IF NOT EXISTS "search_texts_of_others" ON "search_texts" USING gin ("account_id", "text" gin_trgm_ops) WHERE "kind" <> 'card';
