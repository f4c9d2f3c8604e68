-- What nobody said of a job is null from now on; the API answers its defaults for it. Cards that are there keep their values.
-- AlterTable
ALTER TABLE "applications" ALTER COLUMN "work_mode" DROP NOT NULL,
ALTER COLUMN "work_mode" DROP DEFAULT,
ALTER COLUMN "work_type" DROP NOT NULL,
ALTER COLUMN "work_type" DROP DEFAULT;
