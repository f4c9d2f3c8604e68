-- An applicant is found in both environments by the indexes of each.
DROP INDEX CONCURRENTLY IF EXISTS "accounts_email_idx";
