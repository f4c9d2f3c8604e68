-- The roster's Intent is what the applicant stated. What staff typed there before is kept in a field of the organization.
INSERT INTO "applicant_fields" ("organization_id", "id", "name", "kind")
SELECT DISTINCT r."organization_id", 'fld_01kb4000000000000000000000', 'Intent noted by staff', 'text'
FROM "roster_records" r
WHERE r."fields" ? 'intent'
ON CONFLICT DO NOTHING;

UPDATE "roster_records"
SET "fields" = ("fields" - 'intent') || jsonb_build_object('fld_01kb4000000000000000000000', "fields" -> 'intent')
WHERE "fields" ? 'intent';
