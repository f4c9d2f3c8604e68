-- The browsers that show notifications. Each ends with its session.
CREATE TABLE "push_subscriptions" (
  "session_id" TEXT NOT NULL,
  "user_id" TEXT NOT NULL,
  -- The endpoint and the keys, sealed.
  "sealed" TEXT NOT NULL,
  "kinds" TEXT[] NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("session_id"),
  CONSTRAINT "push_subscriptions_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sign_in_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "push_subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "push_subscriptions_kinds" CHECK ("kinds" <@ ARRAY['interview_reminders', 'digest']),
  CONSTRAINT "push_subscriptions_sealed" CHECK (octet_length("sealed") <= 4000)
);
CREATE INDEX "push_subscriptions_user_id_idx" ON "push_subscriptions"("user_id");
