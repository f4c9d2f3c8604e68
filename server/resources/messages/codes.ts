export const codes = {
  ids: { thread: "thr", message: "msg", messageBatch: "mba" },
  occurrences: ["message_sent"],
} as const;
