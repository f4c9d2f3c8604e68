-- Every personal table gets a key that begins with its account, and every foreign key among them carries it: the database itself refuses a
-- row that hangs on somebody else's. docs/decisions/2026-11-22-tenant-in-every-key.md has the measured times. What takes long comes first
-- and lets readers on (writers wait); the locks that stop readers come last and are held for milliseconds.

-- 1. New keys beside the old ones. An index lets readers on while it is built.
CREATE UNIQUE INDEX "boards_tenant_key" ON "boards" ("account_id", "id");
CREATE UNIQUE INDEX "companies_tenant_key" ON "companies" ("account_id", "id");
CREATE UNIQUE INDEX "resumes_tenant_key" ON "resumes" ("account_id", "id");
CREATE UNIQUE INDEX "applications_tenant_key" ON "applications" ("account_id", "id");
CREATE UNIQUE INDEX "status_history_tenant_key" ON "status_history" ("account_id", "application_id", "id");
CREATE UNIQUE INDEX "interviews_tenant_key" ON "interviews" ("account_id", "id");
CREATE UNIQUE INDEX "contacts_tenant_key" ON "contacts" ("account_id", "id");
CREATE UNIQUE INDEX "interactions_tenant_key" ON "interactions" ("account_id", "id");
CREATE UNIQUE INDEX "imports_tenant_key" ON "imports" ("account_id", "id");
CREATE UNIQUE INDEX "import_batches_tenant_key" ON "import_batches" ("account_id", "import_id", "number");
CREATE UNIQUE INDEX "imported_cards_tenant_key" ON "imported_cards" ("account_id", "import_id", "application_id");

CREATE UNIQUE INDEX "applications_tenant_column" ON "applications" ("account_id", "board_id", "status", "rank") INCLUDE ("id");
CREATE INDEX "applications_tenant_applied" ON "applications" ("account_id", "board_id", "application_date" DESC NULLS LAST, "id");
CREATE UNIQUE INDEX "status_history_tenant_open" ON "status_history" ("account_id", "application_id") WHERE "left_at" IS NULL;
CREATE INDEX "boards_tenant_retiring" ON "boards" ("account_id", "id") WHERE "auto_retire_enabled";
-- Staff of an organization name a shared card by its id alone.
CREATE INDEX "applications_id_idx" ON "applications"("id");
CREATE INDEX "applications_account_id_company_id_idx" ON "applications"("account_id", "company_id");
CREATE INDEX "applications_account_id_resume_id_idx" ON "applications"("account_id", "resume_id");
CREATE INDEX "interviews_account_id_application_id_scheduled_at_idx" ON "interviews"("account_id", "application_id", "scheduled_at");
CREATE INDEX "contacts_account_id_company_id_idx" ON "contacts"("account_id", "company_id");
CREATE INDEX "interactions_account_id_contact_id_interaction_time_id_idx" ON "interactions"("account_id", "contact_id", "interaction_time" DESC, "id" DESC);
CREATE INDEX "imports_account_id_board_id_created_at_idx" ON "imports"("account_id", "board_id", "created_at");
CREATE INDEX "imported_cards_account_id_application_id_idx" ON "imported_cards"("account_id", "application_id");

-- 2. New foreign keys beside the old ones; they too let readers on. A résumé or company goes once nothing refers to it: the service
-- clears it first, for SET NULL would take the account away too.
ALTER TABLE "applications" ADD CONSTRAINT "applications_account_id_board_id_fkey" FOREIGN KEY ("account_id", "board_id") REFERENCES "boards"("account_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "applications" ADD CONSTRAINT "applications_account_id_company_id_fkey" FOREIGN KEY ("account_id", "company_id") REFERENCES "companies"("account_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;
ALTER TABLE "applications" ADD CONSTRAINT "applications_account_id_resume_id_fkey" FOREIGN KEY ("account_id", "resume_id") REFERENCES "resumes"("account_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;
ALTER TABLE "status_history" ADD CONSTRAINT "status_history_account_id_application_id_fkey" FOREIGN KEY ("account_id", "application_id") REFERENCES "applications"("account_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_account_id_application_id_fkey" FOREIGN KEY ("account_id", "application_id") REFERENCES "applications"("account_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_account_id_company_id_fkey" FOREIGN KEY ("account_id", "company_id") REFERENCES "companies"("account_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;
ALTER TABLE "interactions" ADD CONSTRAINT "interactions_account_id_contact_id_fkey" FOREIGN KEY ("account_id", "contact_id") REFERENCES "contacts"("account_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "imports" ADD CONSTRAINT "imports_account_id_board_id_fkey" FOREIGN KEY ("account_id", "board_id") REFERENCES "boards"("account_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "import_batches" ADD CONSTRAINT "import_batches_account_id_import_id_fkey" FOREIGN KEY ("account_id", "import_id") REFERENCES "imports"("account_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "imported_cards" ADD CONSTRAINT "imported_cards_account_id_import_id_fkey" FOREIGN KEY ("account_id", "import_id") REFERENCES "imports"("account_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "imported_cards" ADD CONSTRAINT "imported_cards_account_id_application_id_fkey" FOREIGN KEY ("account_id", "application_id") REFERENCES "applications"("account_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "shares" ADD CONSTRAINT "shares_account_id_board_id_fkey" FOREIGN KEY ("account_id", "board_id") REFERENCES "boards"("account_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- 3. An account has few boards, a card few stays: PostgreSQL is told that the account follows from them, or it would expect far fewer rows
-- than there are and choose slower plans.
CREATE STATISTICS "applications_board_tells_account" (dependencies) ON "account_id", "board_id" FROM "applications";
CREATE STATISTICS "status_history_card_tells_account" (dependencies) ON "account_id", "application_id" FROM "status_history";
ANALYZE "applications", "status_history";

-- 4. The two tables that did not name the account: from here their readers wait.
ALTER TABLE "contact_applications" ADD COLUMN "account_id" TEXT;
UPDATE "contact_applications" l SET "account_id" = c."account_id" FROM "contacts" c WHERE c."id" = l."contact_id";
ALTER TABLE "contact_applications" ALTER COLUMN "account_id" SET NOT NULL;
ALTER TABLE "coach_notes" ADD COLUMN "account_id" TEXT;
UPDATE "coach_notes" n SET "account_id" = a."account_id" FROM "applications" a WHERE a."id" = n."application_id";
ALTER TABLE "coach_notes" ALTER COLUMN "account_id" SET NOT NULL;

CREATE UNIQUE INDEX "contact_applications_tenant_key" ON "contact_applications" ("account_id", "contact_id", "application_id");
CREATE UNIQUE INDEX "coach_notes_tenant_key" ON "coach_notes" ("account_id", "id");
CREATE INDEX "contact_applications_account_id_application_id_idx" ON "contact_applications"("account_id", "application_id");
CREATE INDEX "coach_notes_account_id_application_id_created_at_id_idx" ON "coach_notes"("account_id", "application_id", "created_at", "id");
CREATE INDEX "coach_notes_organization_id_id_idx" ON "coach_notes"("organization_id", "id");
ALTER TABLE "contact_applications" ADD CONSTRAINT "contact_applications_account_id_contact_id_fkey" FOREIGN KEY ("account_id", "contact_id") REFERENCES "contacts"("account_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "contact_applications" ADD CONSTRAINT "contact_applications_account_id_application_id_fkey" FOREIGN KEY ("account_id", "application_id") REFERENCES "applications"("account_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "coach_notes" ADD CONSTRAINT "coach_notes_account_id_application_id_fkey" FOREIGN KEY ("account_id", "application_id") REFERENCES "applications"("account_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

CREATE OR REPLACE FUNCTION coach_notes_counted() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE applications SET coach_note_count = coach_note_count + 1 WHERE account_id = NEW.account_id AND id = NEW.application_id;
  ELSE
    UPDATE applications SET coach_note_count = coach_note_count - 1 WHERE account_id = OLD.account_id AND id = OLD.application_id;
  END IF;
  RETURN NULL;
END;
$$;

-- 5. The new take the place of the old: only the catalog changes.
ALTER TABLE "applications" DROP CONSTRAINT "applications_board_id_fkey";
ALTER TABLE "applications" DROP CONSTRAINT "applications_company_id_fkey";
ALTER TABLE "applications" DROP CONSTRAINT "applications_resume_id_fkey";
ALTER TABLE "status_history" DROP CONSTRAINT "status_history_application_id_fkey";
ALTER TABLE "interviews" DROP CONSTRAINT "interviews_application_id_fkey";
ALTER TABLE "contacts" DROP CONSTRAINT "contacts_company_id_fkey";
ALTER TABLE "interactions" DROP CONSTRAINT "interactions_contact_id_fkey";
ALTER TABLE "imports" DROP CONSTRAINT "imports_board_id_fkey";
ALTER TABLE "import_batches" DROP CONSTRAINT "import_batches_import_id_fkey";
ALTER TABLE "imported_cards" DROP CONSTRAINT "imported_cards_import_id_fkey";
ALTER TABLE "imported_cards" DROP CONSTRAINT "imported_cards_application_id_fkey";
ALTER TABLE "shares" DROP CONSTRAINT "shares_board_id_fkey";
ALTER TABLE "contact_applications" DROP CONSTRAINT "contact_applications_contact_id_fkey";
ALTER TABLE "contact_applications" DROP CONSTRAINT "contact_applications_application_id_fkey";
ALTER TABLE "coach_notes" DROP CONSTRAINT "coach_notes_application_id_fkey";
ALTER TABLE "boards" DROP CONSTRAINT "boards_pkey", ADD CONSTRAINT "boards_pkey" PRIMARY KEY USING INDEX "boards_tenant_key";
ALTER TABLE "companies" DROP CONSTRAINT "companies_pkey", ADD CONSTRAINT "companies_pkey" PRIMARY KEY USING INDEX "companies_tenant_key";
ALTER TABLE "resumes" DROP CONSTRAINT "resumes_pkey", ADD CONSTRAINT "resumes_pkey" PRIMARY KEY USING INDEX "resumes_tenant_key";
ALTER TABLE "applications" DROP CONSTRAINT "applications_pkey", ADD CONSTRAINT "applications_pkey" PRIMARY KEY USING INDEX "applications_tenant_key";
ALTER TABLE "status_history" DROP CONSTRAINT "status_history_pkey", ADD CONSTRAINT "status_history_pkey" PRIMARY KEY USING INDEX "status_history_tenant_key";
ALTER TABLE "interviews" DROP CONSTRAINT "interviews_pkey", ADD CONSTRAINT "interviews_pkey" PRIMARY KEY USING INDEX "interviews_tenant_key";
ALTER TABLE "contacts" DROP CONSTRAINT "contacts_pkey", ADD CONSTRAINT "contacts_pkey" PRIMARY KEY USING INDEX "contacts_tenant_key";
ALTER TABLE "interactions" DROP CONSTRAINT "interactions_pkey", ADD CONSTRAINT "interactions_pkey" PRIMARY KEY USING INDEX "interactions_tenant_key";
ALTER TABLE "imports" DROP CONSTRAINT "imports_pkey", ADD CONSTRAINT "imports_pkey" PRIMARY KEY USING INDEX "imports_tenant_key";
ALTER TABLE "import_batches" DROP CONSTRAINT "import_batches_pkey", ADD CONSTRAINT "import_batches_pkey" PRIMARY KEY USING INDEX "import_batches_tenant_key";
ALTER TABLE "imported_cards" DROP CONSTRAINT "imported_cards_pkey", ADD CONSTRAINT "imported_cards_pkey" PRIMARY KEY USING INDEX "imported_cards_tenant_key";
ALTER TABLE "contact_applications" DROP CONSTRAINT "contact_applications_pkey", ADD CONSTRAINT "contact_applications_pkey" PRIMARY KEY USING INDEX "contact_applications_tenant_key";
ALTER TABLE "coach_notes" DROP CONSTRAINT "coach_notes_pkey", ADD CONSTRAINT "coach_notes_pkey" PRIMARY KEY USING INDEX "coach_notes_tenant_key";
DROP INDEX "boards_account_id_idx";
DROP INDEX "boards_by_account";
DROP INDEX "boards_retiring";
DROP INDEX "companies_account_id_idx";
DROP INDEX "resumes_account_id_idx";
DROP INDEX "applications_account_id_idx";
DROP INDEX "applications_company_id_idx";
DROP INDEX "applications_resume_id_idx";
DROP INDEX "applications_column";
DROP INDEX "applications_applied";
DROP INDEX "status_history_application_id_entered_at_idx";
DROP INDEX "status_history_one_open";
DROP INDEX "interviews_application_id_scheduled_at_idx";
DROP INDEX "contacts_company_id_idx";
DROP INDEX "interactions_contact_id_interaction_time_id_idx";
DROP INDEX "imports_board_id_created_at_idx";
DROP INDEX "imports_account_id_idx";
DROP INDEX "imported_cards_application_id_idx";
DROP INDEX "contact_applications_application_id_idx";
DROP INDEX "coach_notes_application_id_created_at_id_idx";
DROP INDEX "coach_notes_organization_id_idx";
ALTER INDEX "boards_tenant_retiring" RENAME TO "boards_retiring";
ALTER INDEX "applications_tenant_column" RENAME TO "applications_column";
ALTER INDEX "applications_tenant_applied" RENAME TO "applications_applied";
ALTER INDEX "status_history_tenant_open" RENAME TO "status_history_one_open";
