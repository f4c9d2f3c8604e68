/** Every scope a credential can have, with the sentence that a person reads when granting it. */
export const SCOPES = {
  "applications:read": "View your applications, their history, your table, and your tasks",
  "applications:write": "Add, edit, move, and delete applications and tasks",
  "boards:read": "View your boards, their settings, and who they're shared with",
  "boards:write": "Create, edit, share, and delete boards",
  "companies:read": "View your companies",
  "companies:write": "Add, edit, and delete companies",
  "contacts:read": "View your contacts and interactions",
  "contacts:write": "Add, edit, and delete contacts and interactions",
  "interviews:read": "View your interviews",
  "interviews:write": "Schedule, edit, and cancel interviews",
  "insights:read": "View insights for your boards and organizations",
  "imports:write": "Import applications",
  "resumes:read": "View and download your résumés",
  "resumes:write": "Upload and delete résumés",
  "profile:read": "View your profile",
  "profile:write": "Update your profile",
  "organizations:read": "View your organizations, rosters, and shared boards",
  "organizations:write": "Edit organizations and cohorts, and answer invitations",
  "organization_members:write": "Invite and remove members, and change their roles",
  "coach_notes:read": "Read coach notes",
  "coach_notes:write": "Write coach notes",
  "billing:read": "View seats and the subscription",
  "billing:write": "Open checkout and the billing portal",
  "sandbox:manage": "View and reset your sandbox",
} as const;

export type Scope = keyof typeof SCOPES;

export const ALL_SCOPES = Object.keys(SCOPES) as Scope[];

/** The scopes with which a credential reaches data of organizations where its person is staff. */
export const ORGANIZATION_SCOPES = [
  "insights:read",
  "organizations:read",
  "organizations:write",
  "organization_members:write",
  "coach_notes:read",
  "coach_notes:write",
  "billing:read",
  "billing:write",
] as const satisfies readonly Scope[];

export type OrganizationScope = (typeof ORGANIZATION_SCOPES)[number];

/** Checks whether the text names a scope that concerns organizations. */
export function isOrganizationScope(text: string): text is OrganizationScope {
  return (ORGANIZATION_SCOPES as readonly string[]).includes(text);
}

/** The read-only scopes. An app that requests no scopes starts with these. */
export const READ_SCOPES = ALL_SCOPES.filter(isReading);

/** Checks whether the scope is read-only. */
export function isReading(scope: Scope): boolean {
  return scope.endsWith(":read");
}

/** Checks whether the text names a scope. */
export function isScope(text: string): text is Scope {
  return Object.hasOwn(SCOPES, text);
}
