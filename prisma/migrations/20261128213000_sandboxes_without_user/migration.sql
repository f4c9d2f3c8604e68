-- A deleted person's sandbox loses its person at once, and its rows in portions.
ALTER TABLE "sandboxes" ALTER COLUMN "user_id" DROP NOT NULL;
