import { can } from "#domain/permissions.ts";
import type { Role } from "#domain/roles.ts";
import { DAY } from "#domain/units.ts";
import { Session, type ToolResult } from "./session.ts";

type Task = {
  readonly name: string;
  /** The toolsets of a person's search by default. */
  readonly toolsets?: string;
  readonly run: (tools: Session) => Promise<void>;
};
type Row = ToolResult["data"][number];

const daysFrom = (days: number) => new Date(Date.now() + days * DAY * 1_000).toISOString();
const text = (row: Row | undefined, field: string) => {
  const value = row?.[field];
  if (typeof value !== "string") throw new Error(`There is no ${field} to go on with.`);
  return value;
};

async function activeBoard(tools: Session): Promise<string> {
  const { data } = await tools.call("boards_list");
  return text(
    data.find(({ isActive }) => isActive),
    "id",
  );
}

async function cards(tools: Session, input: object = {}): Promise<ToolResult["data"]> {
  return (await tools.call("search_applications", { limit: 20, ...input })).data;
}

async function organization(tools: Session): Promise<string> {
  const { organizations } = await tools.call("me_get");
  return text(
    (organizations as Row[]).find(({ role }) => can(role as Role, "cohort_memberships.create")),
    "slug",
  );
}

/** Runs a task with the key of a fresh sandbox and returns its cost. @throws if a tool returns an error */
export async function costOf({ name, toolsets = "search", run }: Task, origin: string, key: string) {
  const session = await Session.open(origin, key, toolsets);
  try {
    const list = await session.listTokens();
    await run(session);
    return { task: name, toolsets, calls: session.calls, tokens: session.tokens, list };
  } finally {
    await session.close();
  }
}

/** Ten common agent tasks, each as the calls that it takes. */
export const TASKS: readonly Task[] = [
  {
    name: "archiveStale",
    run: async (tools) => {
      // No sample card moved to Applied 15 days ago, so the number found doesn't depend on the time of day.
      const stale = { status: ["applied"], statusChangedBefore: daysFrom(-15), limit: 20 };
      const { data } = await tools.call("search_applications", stale);
      const applicationIds = data.map((card) => text(card, "id"));
      await tools.call("applications_bulk_change", { applicationIds, status: "archived" });
    },
  },
  {
    name: "scheduleInterview",
    run: async (tools) => {
      const [card] = await cards(tools, { status: ["applied"] });
      const interview = { type: "video", scheduledAt: daysFrom(3), timeZone: "Europe/Berlin" };
      await tools.call("interviews_create", { applicationId: text(card, "id"), ...interview });
    },
  },
  {
    name: "weeklyReport",
    run: async (tools) => {
      await tools.call("insights_get", { boardId: await activeBoard(tools) });
      await tools.call("interviews_list", { from: daysFrom(-7), to: daysFrom(7) });
      await tools.call("people_get_overview");
    },
  },
  {
    name: "placeApplicants",
    toolsets: "organization",
    run: async (tools) => {
      const organizationSlug = await organization(tools);
      const { data: cohorts } = await tools.call("cohorts_list", { organizationSlug });
      const cohort = cohorts.find(({ archivedAt }) => !archivedAt);
      const cohortId = text(cohort, "id");
      const { data: rows } = await tools.call("roster_list", { organizationSlug, limit: 50 });
      const isIn = ({ cohorts: names }: Row) => (names as string[]).includes(text(cohort, "name"));
      for (const row of rows.filter((item) => !isIn(item)).slice(0, 5)) {
        const applicantEmail = text(row, "applicantEmail");
        await tools.call("cohort_memberships_create", { organizationSlug, cohortId, applicantEmail });
      }
    },
  },
  {
    name: "addPosting",
    run: async (tools) => {
      const boardId = await activeBoard(tools);
      await tools.call("search_applications", { text: "Harbor Works" });
      const job = { title: "Platform engineer", workMode: "remote", location: { city: "Lisbon" } };
      await tools.call("applications_create", { boardId, job, company: { name: "Harbor Works" } });
    },
  },
  {
    name: "prepareInterview",
    run: async (tools) => {
      const { data } = await tools.call("interviews_list", { from: daysFrom(0), limit: 5 });
      const applicationId = text(data[0], "applicationId");
      await tools.call("applications_get", { applicationId });
      await tools.call("contacts_list", { limit: 10 });
    },
  },
  {
    name: "recordOutcome",
    run: async (tools) => {
      const { data } = await tools.call("interviews_list", { outcome: "pending", to: daysFrom(0), limit: 5 });
      const interviewId = text(data[0], "id");
      await tools.call("interviews_update", { interviewId, outcome: "passed", feedback: "Went well." });
    },
  },
  {
    name: "followUp",
    run: async (tools) => {
      const { followUps } = await tools.call("people_get_overview");
      const contact = (followUps as Row[])[0];
      const email = { type: "email", interactionTime: daysFrom(0), notes: "Asked about next steps." };
      await tools.call("interactions_create", { contactId: text(contact, "contactId"), ...email });
    },
  },
  {
    name: "coachNote",
    toolsets: "organization",
    run: async (tools) => {
      const organizationSlug = await organization(tools);
      const { data } = await tools.call("organization_shares_list", { organizationSlug, limit: 5 });
      const shareId = text(data[0], "id");
      const { applications } = await tools.call("organization_shares_get", { organizationSlug, shareId });
      const applicationId = text((applications as Row[])[0], "id");
      const body = "Well prepared. Ask about the team.";
      await tools.call("coach_notes_create", { applicationId, organizationSlug, body });
    },
  },
  {
    name: "tailorResume",
    toolsets: "search,setup",
    run: async (tools) => {
      const [card] = await cards(tools, { status: ["saved"] });
      const applicationId = text(card, "id");
      await tools.call("applications_get", { applicationId });
      await tools.call("profile_get");
      const { data } = await tools.call("resumes_list");
      await tools.call("applications_attach_resume", { applicationId, resumeId: text(data[0], "id") });
    },
  },
];
