export const codes = {
  changes: ["weekly_nudge_changed"],
} as const;
