export const codes = {
  ids: { joinLink: "jln", joinRequest: "jrq" },
  changes: [
    "join_link_created",
    "join_link_revoked",
    "join_rule_changed",
    "join_requested",
    "join_request_approved",
    "join_request_declined",
  ],
} as const;
