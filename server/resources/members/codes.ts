export const codes = {
  ids: { member: "mem" },
  errors: {
    already_member: {
      status: 409,
      title: "Already a member",
      example: "You're already a member of this organization.",
    },
    last_owner: {
      status: 409,
      title: "An organization needs at least one owner",
      example: "An organization needs at least one owner. Make someone else an owner first.",
    },
  },
  changes: ["member_role_changed", "member_removed", "member_left"],
} as const;
