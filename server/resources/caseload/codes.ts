export const codes = {
  ids: { coachAssignment: "cas" },
  changes: ["coach_assigned", "coach_unassigned", "lead_coach_changed"],
} as const;
