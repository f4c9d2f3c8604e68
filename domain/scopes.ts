/** Every scope a credential can carry, with the sentence that a person reads when granting it. */
export const SCOPES = {
  "applications:read": "See your applications, their history and your table",
  "applications:write": "Add, change, move and delete applications",
  "boards:read": "See your boards, their settings and who they are shared with",
  "boards:write": "Create, change, share and delete boards",
  "companies:read": "See your companies",
  "companies:write": "Add, change and delete companies",
  "contacts:read": "See your contacts and interactions",
  "contacts:write": "Add, change and delete contacts and interactions",
  "interviews:read": "See your interviews",
  "interviews:write": "Schedule, change and cancel interviews",
  "insights:read": "See statistics of your boards and organizations",
  "imports:write": "Import applications",
  "resumes:read": "See and download your résumés",
  "resumes:write": "Upload and delete résumés",
  "profile:read": "See your profile",
  "profile:write": "Change your profile",
  "organizations:read": "See your organizations, rosters and shared boards",
  "organizations:write": "Change organizations and cohorts, and answer invitations",
  "organization_members:write": "Invite, change and remove members",
  "coach_notes:read": "Read coach notes",
  "coach_notes:write": "Write coach notes",
  "billing:read": "See seats and subscription",
  "billing:write": "Open checkout and the billing portal",
  "sandbox:manage": "Describe and reset your sandbox",
} as const;

export type Scope = keyof typeof SCOPES;

export const ALL_SCOPES = Object.keys(SCOPES) as Scope[];

/** Whether the text names a scope. */
export function isScope(text: string): text is Scope {
  return Object.hasOwn(SCOPES, text);
}
