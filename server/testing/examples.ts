import type { Name } from "./contracts.ts";
import type { ExampleIds, Examples } from "./example-shapes.ts";
import { makeApplication, makeBoard, makeCompany, makeResume } from "./factories.ts";
import { organizationExamples } from "./organization-examples.ts";
import { plantOrganizationRows } from "./organization-rows.ts";
import type { Rest } from "./rest.ts";
import { inJson, pdf } from "./resume-files.ts";
import { plantSharingRows } from "./sharing-rows.ts";

/** One valid call of every operation, as a person would make it. A new operation does not compile until it has its own. */
export const examples: Examples<Name> = {
  "me.get": () => ({}),
  "boards.list": () => ({ limit: 20 }),
  "boards.get": ({ boardId }) => ({ boardId }),
  "boards.create": () => ({ name: "Spring search" }),
  "boards.update": ({ boardId }) => ({ boardId, name: "Berlin", isActive: true }),
  "boards.delete": ({ boardId }) => ({ boardId }),
  "boards.update_settings": ({ boardId }) => ({
    boardId,
    hiddenStatuses: ["archived"],
    sorts: ["company_name_asc", "date_desc"],
    timeFilter: "3_months",
    autoRetire: { enabled: true, timeframe: "one_month", status: "rejected" },
  }),
  "applications.list": ({ boardId }) => ({
    boardId,
    status: ["saved", "applied"],
    search: "engineer",
    appliedAfter: "2026-01-01",
    appliedBefore: "2026-12-31",
    sort: "applied_at_asc",
    limit: 20,
  }),
  "applications.get": ({ applicationId }) => ({ applicationId }),
  "applications.create": ({ boardId }) => ({
    boardId,
    status: "applied",
    position: { first: true },
    applicationDate: "2026-11-18",
    applicationLink: "https://jobs.example/platform-engineer",
    source: "A friend",
    notes: "Ask about the team.",
    job: {
      title: "Platform engineer",
      description: "Keep the lights on.",
      workMode: "hybrid",
      workType: "full_time",
      location: { city: "Berlin", country: "Germany" },
      compensation: { currency: "EUR", salaryRangeMin: 70_000, salaryRangeMax: 85_000 },
    },
    company: { name: "Bright Fern", industry: "software", website: "https://brightfern.example" },
  }),
  "applications.update": ({ applicationId }) => ({
    applicationId,
    notes: "Second talk went well.",
    job: { compensation: { payAmount: 82_000 } },
    company: { size: "medium" },
  }),
  "applications.delete": ({ applicationId }) => ({ applicationId }),
  "applications.move": ({ applicationId, otherApplicationId }) => ({
    applicationId,
    status: "interviewing",
    position: { after: otherApplicationId },
  }),
  "applications.bulk_move": ({ boardId, applicationId, otherApplicationId }) => ({
    boardId,
    applicationIds: [applicationId, otherApplicationId],
    status: "archived",
  }),
  "applications.attach_resume": ({ applicationId, resumeId }) => ({ applicationId, resumeId }),
  "applications.detach_resume": ({ applicationId }) => ({ applicationId }),
  "applications.get_status_history": ({ applicationId }) => ({ applicationId }),
  "companies.list": () => ({ search: "fern", limit: 20 }),
  "companies.list_active_with_jobs": () => ({ limit: 20 }),
  "companies.get": ({ companyId }) => ({ companyId }),
  "companies.create": () => ({
    name: "Harbour Works",
    industry: "construction",
    size: "large",
    type: "private",
    website: "https://harbour.example",
    socialLink: "https://network.example/harbour",
    notes: "Met them at the fair.",
  }),
  "companies.update": ({ companyId }) => ({ companyId, industry: "engineering", notes: null }),
  "companies.delete": ({ companyId }) => ({ companyId }),
  "interviews.list": ({ applicationId }) => ({
    applicationId,
    from: "2026-01-01T00:00:00Z",
    to: "2026-12-31T23:59:59+01:00",
    outcome: "pending",
    limit: 20,
  }),
  "interviews.get": ({ interviewId }) => ({ interviewId }),
  "interviews.create": ({ applicationId }) => ({
    applicationId,
    type: "technical",
    scheduledAt: "2026-12-03T14:00:00+01:00",
    durationMinutes: 90,
    timeZone: "Europe/Berlin",
    location: "Room 4",
    meetingUrl: "https://meet.example/room-4",
    interviewers: ["Ada Kern", "Tom Reis"],
    notes: "Bring the diagram.",
  }),
  "interviews.update": ({ interviewId }) => ({
    interviewId,
    outcome: "passed",
    feedback: "They liked the diagram.",
  }),
  "interviews.delete": ({ interviewId }) => ({ interviewId }),
  "contacts.list": ({ companyId }) => ({ search: "kern", companyId, followUp: false, limit: 20 }),
  "contacts.list_linkable_applications": () => ({ search: "engineer", limit: 20 }),
  "contacts.get": ({ contactId }) => ({ contactId }),
  "contacts.create": ({ companyId, applicationId }) => ({
    name: "Ada Kern",
    title: "Head of platform",
    companyId,
    email: "ada@brightfern.example",
    phone: "+49 30 1234567",
    socialLink: "https://network.example/ada",
    notes: "Met at the fair.",
    applicationIds: [applicationId],
    followUp: true,
  }),
  "contacts.update": ({ contactId }) => ({ contactId, title: "CTO", followUp: false }),
  "contacts.delete": ({ contactId }) => ({ contactId }),
  "interactions.list": ({ contactId }) => ({
    contactId,
    type: "call",
    from: "2026-01-01T00:00:00Z",
    to: "2026-12-31T00:00:00Z",
    limit: 20,
  }),
  "interactions.get": ({ interactionId }) => ({ interactionId }),
  "interactions.create": ({ contactId }) => ({
    contactId,
    type: "call",
    interactionTime: "2026-11-18T09:30:00Z",
    notes: "She will ask the team.",
  }),
  "interactions.update": ({ interactionId }) => ({ interactionId, notes: "She asked the team." }),
  "interactions.delete": ({ interactionId }) => ({ interactionId }),
  "insights.get": ({ boardId }) => ({ boardId }),
  "table.get": ({ boardId }) => ({ boardId, limit: 20 }),
  "table.apply_edits": ({ boardId, applicationId, otherApplicationId }) => ({
    boardId,
    edits: [
      { applicationId, column: "title", value: "Staff engineer" },
      { applicationId, column: "status", value: "offer" },
      { applicationId: otherApplicationId, column: "salaryRangeMin", value: 60_000 },
    ],
  }),
  "table.get_view_settings": ({ boardId }) => ({ boardId }),
  "table.replace_view_settings": ({ boardId }) => ({
    boardId,
    columns: [{ key: "company", visible: true, width: 200 }],
    hiddenStatuses: ["archived"],
    sorts: ["date_desc"],
    timeFilter: "3_months",
    autoRetire: { enabled: true, timeframe: "six_months", status: "archived" },
  }),
  "exports.get": ({ boardId }) => ({ boardId, format: "json" }),
  "imports.create": ({ boardId }) => ({
    boardId,
    rows: [
      { title: "Data engineer", company: "Harbour Works", status: "applied", applicationDate: "2026-11-18" },
    ],
    onDuplicate: "update",
    dryRun: false,
  }),
  "people.get_overview": () => ({}),
  "people.get_analytics": () => ({ range: "90d" }),
  "resumes.list": () => ({ limit: 20 }),
  "resumes.get": ({ resumeId }) => ({ resumeId }),
  "resumes.create": () => ({ name: "Backend, English", file: inJson(pdf()) }),
  "resumes.delete": ({ resumeId }) => ({ resumeId }),
  "profile.get": () => ({}),
  "profile.update": () => ({
    name: "Robin Vale",
    email: "robin@vale.example",
    phone: "+49 30 1234567",
    location: "Berlin, Germany",
    links: [{ label: "Portfolio", url: "https://robin.vale.example" }],
    headline: "Platform engineer",
    summary: "Ten years of keeping the lights on.",
    workAuthorization: "EU citizen, no sponsorship needed",
    salaryWish: "80,000 EUR a year",
    noticePeriod: "Three months",
    education: [
      { school: "TU Berlin", degree: "M.Sc.", field: "Computer science", start: "2010", end: "2015-09" },
    ],
    experience: [{ company: "Bright Fern", title: "Engineer", location: null, start: "2016-02", end: null }],
    skills: ["PostgreSQL", "TypeScript"],
    customAnswers: [{ question: "Why us?", answer: "The team." }],
  }),
  ...organizationExamples,
  "sandbox.get": () => ({}),
  "sandbox.reset": () => ({}),
};

/** Makes the rows that the examples name. */
export async function plantExampleRows(api: Rest): Promise<ExampleIds> {
  const { id: boardId } = await makeBoard(api);
  const { id: resumeId } = await makeResume(api);
  const { id: applicationId } = await makeApplication(api, boardId, { resumeId });
  const { id: otherApplicationId } = await makeApplication(api, boardId, { status: "interviewing" });
  const { id: companyId } = await makeCompany(api);
  const { id: interviewId } = await api.ok("interviews.create", {
    applicationId,
    scheduledAt: "2026-12-03T13:00:00Z",
  });
  const { id: contactId } = await api.ok("contacts.create", { name: "Ada Kern" });
  const { id: interactionId } = await api.ok("interactions.create", {
    contactId,
    type: "email",
    interactionTime: "2026-11-02T08:00:00Z",
  });
  const organization = await plantOrganizationRows(api);
  return {
    ...organization,
    ...(await plantSharingRows(api, organization.organizationSlug)),
    boardId,
    applicationId,
    otherApplicationId,
    companyId,
    interviewId,
    contactId,
    interactionId,
    resumeId,
  };
}
