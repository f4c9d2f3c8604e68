-- AlterTable
ALTER TABLE "organizations" ADD COLUMN "join_domains" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "join_links" (
    "organization_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "code_hash" TEXT NOT NULL,
    "sealed_code" TEXT NOT NULL,
    "cohort_id" TEXT,
    "coach_id" TEXT,
    -- squawk-ignore prefer-bigint-over-int -- at most the requests of an organization
    "max_uses" INTEGER,
    "created_by_id" TEXT,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "join_links_pkey" PRIMARY KEY ("organization_id","id")
);

-- CreateTable
CREATE TABLE "join_requests" (
    "organization_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "link_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "join_requests_pkey" PRIMARY KEY ("organization_id","id"),
    CONSTRAINT "join_requests_decided" CHECK (("status" = 'waiting') = ("decided_at" IS NULL))
);

-- CreateIndex
CREATE UNIQUE INDEX "join_links_code_hash_key" ON "join_links"("code_hash");

-- CreateIndex
CREATE INDEX "join_links_organization_id_created_at_id_idx" ON "join_links"("organization_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "join_links_cohort_id_idx" ON "join_links"("cohort_id");

-- CreateIndex
CREATE INDEX "join_links_created_by_id_idx" ON "join_links"("created_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "join_requests_organization_id_account_id_key" ON "join_requests"("organization_id", "account_id");

-- CreateIndex
CREATE INDEX "join_requests_organization_id_status_asked_at_id_idx" ON "join_requests"("organization_id", "status", "asked_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "join_requests_organization_id_asked_at_id_idx" ON "join_requests"("organization_id", "asked_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "join_requests_organization_id_link_id_idx" ON "join_requests"("organization_id", "link_id");

-- CreateIndex
CREATE INDEX "join_requests_account_id_idx" ON "join_requests"("account_id");

-- AddForeignKey
ALTER TABLE "join_links" ADD CONSTRAINT "join_links_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "join_links" ADD CONSTRAINT "join_links_cohort_id_fkey" FOREIGN KEY ("cohort_id") REFERENCES "cohorts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "join_links" ADD CONSTRAINT "join_links_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_organization_id_link_id_fkey" FOREIGN KEY ("organization_id", "link_id") REFERENCES "join_links"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Hand-written from here.
INSERT INTO quota_limits (quota, most) VALUES ('joinLinks', 500), ('joinRequests', 50000);
CREATE TRIGGER quota_join_links_grows AFTER INSERT ON join_links REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('joinLinks', 'organization_id', '1');
CREATE TRIGGER quota_join_links_shrinks AFTER DELETE ON join_links REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('joinLinks', 'organization_id', '1');
CREATE TRIGGER quota_join_requests_grows AFTER INSERT ON join_requests REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('joinRequests', 'organization_id', '1');
CREATE TRIGGER quota_join_requests_shrinks AFTER DELETE ON join_requests REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('joinRequests', 'organization_id', '1');

CREATE CONSTRAINT TRIGGER join_requests_came_or_went AFTER INSERT OR DELETE ON "join_requests" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION note_organization_row('join_request');
CREATE CONSTRAINT TRIGGER join_requests_changed AFTER UPDATE ON "join_requests" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.status <> NEW.status)
  EXECUTE FUNCTION note_organization_row('join_request', 'status');
