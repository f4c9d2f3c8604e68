export const codes = {
  ids: { thread: "thr", message: "msg" },
  occurrences: ["message_sent"],
} as const;
