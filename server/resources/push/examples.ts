import type { Examples } from "#server/resources/example-rows.ts";
import type { push } from "./contract.ts";

/** The keys of RFC 8291's example. */
const keys = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};

export const examples: Examples<typeof push> = {
  get: () => [{}],
  save: () => [
    { subscription: { endpoint: "https://push.example/send/abc", keys }, kinds: ["interview_reminders"] },
  ],
  remove: ({ sessionId }) => [{}, { sessionId }],
};
