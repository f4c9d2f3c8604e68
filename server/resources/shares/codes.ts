export const codes = {
  ids: { share: "shr", boardLook: "blk" },
  errors: {
    already_shared: {
      status: 409,
      title: "Already shared",
      example: "The board is already shared with this organization.",
    },
  },
  changes: ["group_shared", "group_unshared"],
} as const;
