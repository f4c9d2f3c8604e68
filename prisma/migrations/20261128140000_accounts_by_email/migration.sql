-- An applicant is found by email in either environment.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "accounts_email_idx" ON "accounts" ("email");
