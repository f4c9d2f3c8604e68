-- The notes to an applicant are the applicant's to keep: those of an organization that is deleted stay beside their cards, under the
-- name that it had.
-- AlterTable
ALTER TABLE "coach_notes" ALTER COLUMN "organization_id" DROP NOT NULL,
ADD COLUMN     "organization_name" TEXT,
ADD COLUMN     "organization_slug" TEXT;

-- DropForeignKey
ALTER TABLE "coach_notes" DROP CONSTRAINT "coach_notes_organization_id_fkey";

-- AddForeignKey
ALTER TABLE "coach_notes" ADD CONSTRAINT "coach_notes_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A note is an organization's, or says whose it was.
ALTER TABLE "coach_notes" ADD CONSTRAINT "coach_notes_origin_check" CHECK (
  "organization_id" IS NOT NULL OR ("organization_name" IS NOT NULL AND "organization_slug" IS NOT NULL)
);

CREATE FUNCTION organization_leaves_its_notes() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE coach_notes SET organization_id = NULL, organization_name = OLD.name, organization_slug = OLD.slug
  WHERE organization_id = OLD.id;
  RETURN OLD;
END $$;
CREATE TRIGGER organization_leaves_its_notes BEFORE DELETE ON "organizations"
  FOR EACH ROW EXECUTE FUNCTION organization_leaves_its_notes();
