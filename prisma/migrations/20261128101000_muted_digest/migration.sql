-- Remembers who turned the digest off, so that staff who did don't get it by default.
ALTER TABLE "muted_mail" DROP CONSTRAINT "muted_mail_kind";
ALTER TABLE "muted_mail" ADD CONSTRAINT "muted_mail_kind" CHECK ("kind" IN ('coach_notes', 'messages', 'interview_reminders', 'digest')) NOT VALID;
