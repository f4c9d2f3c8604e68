ALTER TABLE "contacts" ADD CONSTRAINT "contacts_keep_in_touch_days" CHECK ("keep_in_touch_days" BETWEEN 1 AND 365) NOT VALID;
