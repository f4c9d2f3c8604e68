/** Every table of rows that belong to one person's search. */
export const PERSONAL_TABLES = [
  "applications",
  "boards",
  "coach_notes",
  "companies",
  "contact_applications",
  "contacts",
  "import_batches",
  "import_mappings",
  "imported_cards",
  "imports",
  "interactions",
  "interviews",
  "profiles",
  "resumes",
  "status_history",
  "today_marks",
];
