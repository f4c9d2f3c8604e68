export const codes = {
  ids: { organizationFile: "ofi" },
  changes: ["outcome_proof_changed"],
} as const;
