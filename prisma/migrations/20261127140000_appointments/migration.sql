-- CreateTable
CREATE TABLE "booking_pages" (
    "organization_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "is_on" BOOLEAN NOT NULL,
    "link" TEXT,
    "hours" JSONB NOT NULL,
    "days_off" JSONB NOT NULL,
    "time_zone" TEXT NOT NULL,
    -- squawk-ignore prefer-bigint-over-int -- the API limits all of these numbers
    "minutes" INTEGER NOT NULL,
    -- squawk-ignore prefer-bigint-over-int
    "buffer_minutes" INTEGER NOT NULL,
    -- squawk-ignore prefer-bigint-over-int
    "notice_hours" INTEGER NOT NULL,
    -- squawk-ignore prefer-bigint-over-int
    "ahead_days" INTEGER NOT NULL,
    -- squawk-ignore prefer-bigint-over-int
    "capacity" INTEGER NOT NULL,
    -- squawk-ignore prefer-bigint-over-int
    "daily_most" INTEGER,
    "place" TEXT,
    "meeting_url" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "booking_pages_pkey" PRIMARY KEY ("organization_id","account_id")
);

-- CreateTable
CREATE TABLE "appointments" (
    "organization_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "coach_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    -- squawk-ignore prefer-bigint-over-int -- at most the capacity of a slot
    "seat" INTEGER NOT NULL,
    "place" TEXT,
    "meeting_url" TEXT,
    "topic" TEXT,
    -- squawk-ignore prefer-bigint-over-int -- one more for each move
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "canceled_at" TIMESTAMPTZ(3),
    "canceled_by" TEXT,
    "cancel_reason" TEXT,
    "reminded_at" TIMESTAMPTZ(3),

    CONSTRAINT "appointments_pkey" PRIMARY KEY ("organization_id","id"),
    CONSTRAINT "appointments_span" CHECK ("ends_at" > "starts_at"),
    CONSTRAINT "appointments_canceled" CHECK (("canceled_at" IS NULL) = ("canceled_by" IS NULL))
);

-- CreateIndex
CREATE INDEX "appointments_organization_id_coach_id_starts_at_id_idx" ON "appointments"("organization_id", "coach_id", "starts_at", "id");

-- CreateIndex
CREATE INDEX "appointments_organization_id_account_id_starts_at_id_idx" ON "appointments"("organization_id", "account_id", "starts_at", "id");

-- CreateIndex
CREATE INDEX "appointments_coach_id_starts_at_idx" ON "appointments"("coach_id", "starts_at");

-- CreateIndex
CREATE INDEX "appointments_account_id_starts_at_idx" ON "appointments"("account_id", "starts_at");

-- AddForeignKey
ALTER TABLE "booking_pages" ADD CONSTRAINT "booking_pages_organization_id_account_id_fkey" FOREIGN KEY ("organization_id", "account_id") REFERENCES "members"("organization_id", "account_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_coach_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Hand-written from here.
-- A seat of a slot belongs to one appointment, and an applicant has one appointment at a time. The row of the booking page, which each
-- booking locks, keeps slots of different lengths apart.
CREATE UNIQUE INDEX "appointments_seat" ON "appointments"("organization_id", "coach_id", "starts_at", "seat") WHERE "canceled_at" IS NULL;
CREATE UNIQUE INDEX "appointments_start" ON "appointments"("organization_id", "account_id", "starts_at") WHERE "canceled_at" IS NULL;
CREATE INDEX "appointments_to_remind" ON "appointments"("starts_at") WHERE "canceled_at" IS NULL AND "reminded_at" IS NULL;

INSERT INTO quota_limits (quota, most) VALUES ('appointments', 200000);
CREATE TRIGGER quota_appointments_grows AFTER INSERT ON appointments REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('appointments', 'organization_id', '1');
CREATE TRIGGER quota_appointments_shrinks AFTER DELETE ON appointments REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('appointments', 'organization_id', '1');
