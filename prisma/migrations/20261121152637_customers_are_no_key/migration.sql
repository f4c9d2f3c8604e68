-- DropIndex
DROP INDEX "organizations_payment_customer_id_key";

-- Hand-written from here: what the schema language can't say.

-- A change of a column under a whole unique index locks the row against every reference to it; of one under a part of the rows, as
-- an ordinary change does. So whoever opens a first checkout doesn't wait for those who change something in the organization.
CREATE UNIQUE INDEX "organizations_payment_customer" ON "organizations" ("payment_customer_id") WHERE "payment_customer_id" IS NOT NULL;
