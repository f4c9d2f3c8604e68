-- CreateTable
CREATE TABLE "preferences" (
    "user_id" TEXT NOT NULL,
    "date_order" TEXT NOT NULL,
    "hour_cycle" TEXT NOT NULL,
    "week_start" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL,

    CONSTRAINT "preferences_pkey" PRIMARY KEY ("user_id")
);

-- AddForeignKey
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "preferences" ADD CONSTRAINT "preferences_values" CHECK (
    "date_order" IN ('month_day_year', 'day_month_year', 'year_month_day')
    AND "hour_cycle" IN ('h12', 'h23')
    AND "week_start" IN ('mon', 'sat', 'sun')
);
