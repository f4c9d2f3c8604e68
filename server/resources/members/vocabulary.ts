import { declareWords } from "#server/core/vocabulary.ts";

const words = declareWords("members", {
  ids: { member: "mem" },
  errors: {
    already_member: {
      status: 409,
      title: "Already a member",
      example: "You are a member of this organization already.",
    },
    last_owner: {
      status: 409,
      title: "The last owner has to stay",
      example: "An organization keeps at least one owner. Make somebody else owner first.",
    },
  },
  changes: ["member_role_changed", "member_removed", "member_left"],
});

declare module "#server/core/vocabulary.ts" {
  interface Vocabulary {
    members: typeof words;
  }
}
