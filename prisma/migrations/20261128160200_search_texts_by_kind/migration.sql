DROP INDEX CONCURRENTLY IF EXISTS "search_texts_text_idx";
