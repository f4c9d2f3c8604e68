-- CreateTable
CREATE TABLE "roster_filters" (
    "organization_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "filter" JSONB NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "roster_filters_pkey" PRIMARY KEY ("organization_id","account_id","name")
);

-- CreateIndex
CREATE INDEX "audit_events_organization_id_action_created_at_id_idx" ON "audit_events"("organization_id", "action", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_events_organization_id_actor_account_id_created_at_id_idx" ON "audit_events"("organization_id", "actor_account_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_events_organization_id_subject_email_created_at_id_idx" ON "audit_events"("organization_id", "subject_email", "created_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "roster_filters" ADD CONSTRAINT "roster_filters_organization_id_account_id_fkey" FOREIGN KEY ("organization_id", "account_id") REFERENCES "members"("organization_id", "account_id") ON DELETE CASCADE ON UPDATE CASCADE;
