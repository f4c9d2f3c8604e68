-- CreateTable
CREATE TABLE "threads" (
    "organization_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "last_message_at" TIMESTAMPTZ(3) NOT NULL,
    "is_last_from_applicant" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "threads_pkey" PRIMARY KEY ("organization_id","id")
);

-- CreateTable
CREATE TABLE "thread_messages" (
    "organization_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "thread_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "author_id" TEXT,
    "author_name" TEXT NOT NULL,
    "is_from_applicant" BOOLEAN NOT NULL,
    "application_id" TEXT,
    "body" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "thread_messages_pkey" PRIMARY KEY ("organization_id","id")
);

-- CreateTable
CREATE TABLE "thread_readers" (
    "organization_id" TEXT NOT NULL,
    "thread_id" TEXT NOT NULL,
    "reader_id" TEXT NOT NULL,
    "read_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "thread_readers_pkey" PRIMARY KEY ("organization_id","thread_id","reader_id")
);

-- CreateTable
CREATE TABLE "message_notices" (
    "organization_id" TEXT NOT NULL,
    "reader_id" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "message_notices_pkey" PRIMARY KEY ("organization_id","reader_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "threads_organization_id_account_id_key" ON "threads"("organization_id", "account_id");

-- CreateIndex
CREATE INDEX "threads_organization_id_last_message_at_id_idx" ON "threads"("organization_id", "last_message_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "threads_account_id_idx" ON "threads"("account_id");

-- CreateIndex
CREATE INDEX "thread_messages_organization_id_thread_id_created_at_id_idx" ON "thread_messages"("organization_id", "thread_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "thread_messages_organization_id_created_at_idx" ON "thread_messages"("organization_id", "created_at");

-- CreateIndex
CREATE INDEX "thread_messages_account_id_idx" ON "thread_messages"("account_id");

-- CreateIndex
CREATE INDEX "thread_messages_author_id_idx" ON "thread_messages"("author_id");

-- CreateIndex
CREATE INDEX "thread_readers_reader_id_idx" ON "thread_readers"("reader_id");

-- CreateIndex
CREATE INDEX "message_notices_reader_id_idx" ON "message_notices"("reader_id");

-- AddForeignKey
ALTER TABLE "threads" ADD CONSTRAINT "threads_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "threads" ADD CONSTRAINT "threads_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_organization_id_thread_id_fkey" FOREIGN KEY ("organization_id", "thread_id") REFERENCES "threads"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_readers" ADD CONSTRAINT "thread_readers_organization_id_thread_id_fkey" FOREIGN KEY ("organization_id", "thread_id") REFERENCES "threads"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_readers" ADD CONSTRAINT "thread_readers_reader_id_fkey" FOREIGN KEY ("reader_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_notices" ADD CONSTRAINT "message_notices_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_notices" ADD CONSTRAINT "message_notices_reader_id_fkey" FOREIGN KEY ("reader_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Hand-written from here.
ALTER TABLE "muted_mail" DROP CONSTRAINT "muted_mail_kind";
ALTER TABLE "muted_mail" ADD CONSTRAINT "muted_mail_kind" CHECK ("kind" IN ('coach_notes', 'messages', 'interview_reminders')) NOT VALID;

INSERT INTO quota_limits (quota, most) VALUES ('threadMessages', 5000), ('messageBytes', 268435456);
CREATE TRIGGER quota_thread_messages_grows AFTER INSERT ON thread_messages REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('threadMessages', 'thread_id', '1');
CREATE TRIGGER quota_thread_messages_shrinks AFTER DELETE ON thread_messages REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('threadMessages', 'thread_id', '1');
CREATE TRIGGER quota_message_bytes_grows AFTER INSERT ON thread_messages REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('messageBytes', 'organization_id', 'octet_length(body)');
CREATE TRIGGER quota_message_bytes_shrinks AFTER DELETE ON thread_messages REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_quota_use('messageBytes', 'organization_id', 'octet_length(body)');

CREATE CONSTRAINT TRIGGER thread_messages_came_or_went AFTER INSERT OR DELETE ON "thread_messages" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION note_organization_row('message');
