-- CreateTable
CREATE TABLE "preferences" (
    "user_id" TEXT NOT NULL,
    "date_order" TEXT,
    "hour_cycle" TEXT,
    "week_start" TEXT,
    "time_zone" TEXT,
    "unwanted_mail" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "preferences_pkey" PRIMARY KEY ("user_id")
);

-- AddForeignKey
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "preferences" ADD CONSTRAINT "preferences_values" CHECK (
    "date_order" IN ('month_day_year', 'day_month_year', 'year_month_day')
    AND "hour_cycle" IN ('h12', 'h23')
    AND "week_start" IN ('mon', 'sat', 'sun')
);
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_together" CHECK (
    num_nulls("date_order", "hour_cycle", "week_start", "time_zone") IN (0, 4)
);
ALTER TABLE "preferences" ALTER COLUMN "unwanted_mail" SET NOT NULL;
