import type { Locator, Page } from "@playwright/test";
import type { TextForm } from "#domain/text-fields.ts";
import type { Api } from "./api.ts";
import { bookable, booked } from "./booking.ts";

/** The helpers that set up a place. */
type Ground = {
  /** The API of the user who types. */
  api: Api;
  /** Shares another user's board with an organization of the user who types. @returns the board's path */
  shareBoard: () => Promise<string>;
  /** Makes the user who types an applicant of another user. @returns the shared board's path */
  beCoached: () => Promise<{ path: string; coach: Api; applicantEmail: string }>;
};

/** A place in the product that takes text. */
export type PlaceWithText = {
  /** Creates the records that the place needs. @returns its path */
  prepare: (ground: Ground) => Promise<string>;
  /** Opens the form. Left out if the page shows the field. */
  open?: (page: Page) => Promise<void>;
  field: (page: Page) => Locator;
  /** True if the field saves automatically. */
  isAutosaved?: true;
  /** True if Escape discards the text, as is usual for its control. */
  isDiscardedByEscape?: true;
};

const at = (path: string) => () => Promise.resolve(path);
const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();
const inDialog = (label: string) => (page: Page) =>
  page.getByRole("dialog").getByLabel(label, { exact: true });
const onPage = (label: string) => (page: Page) => page.getByLabel(label, { exact: true });

const card = async ({ api }: Ground): Promise<string> => (await api.addCards({ title: "Cook" }))[0] ?? "";
const boardId = (api: Api) => api.boardId();
const contact = async ({ api }: Ground) => {
  const { id } = await api.change<{ id: string }>("contacts.create", { name: "Ada Kern" });
  return `/people/${id}`;
};
const organization = async ({ api }: Ground): Promise<string> => {
  const input = { name: `Harbor Careers ${Date.now()}`, type: "bootcamp" };
  return (await api.change<{ slug: string }>("organizations.create", input)).slug;
};

/** Returns the email address of an organization's applicant. */
async function applicantIn(api: Api, organizationSlug: string): Promise<string> {
  type Members = { data: { email: string; role: string }[] };
  const { data } = await api.read<Members>("members.list", { organizationSlug });
  return data.find(({ role }) => role === "applicant")?.email ?? "";
}

/** Every form that takes text, and where it is. A new form needs an entry here. */
export const PLACES_WITH_TEXT: Record<TextForm, PlaceWithText> = {
  apiKey: { prepare: at("/settings/api-keys"), open: press("Create API key"), field: inDialog("Name") },
  appointment: { prepare: bookable, open: press(/^Book /), field: inDialog("Topic (optional)") },
  appointmentEnd: {
    prepare: booked,
    open: press(/^Cancel the appointment/),
    field: (page) => page.getByRole("alertdialog").getByLabel("Reason (optional)"),
  },
  assignedTask: {
    prepare: async ({ api, shareBoard }) => {
      const [, , organizationSlug = ""] = (await shareBoard()).split("/");
      return `/o/${organizationSlug}?applicant=${await applicantIn(api, organizationSlug)}`;
    },
    open: press("Assign task"),
    field: inDialog("Task"),
  },
  applicantField: {
    prepare: async (ground) => `/o/${await organization(ground)}/settings`,
    open: press("Add field"),
    field: inDialog("Name"),
  },
  bookingPage: {
    prepare: async (ground) => `/o/${await organization(ground)}/appointments`,
    field: onPage("Place"),
  },
  boardName: {
    prepare: async (ground) => {
      await card(ground);
      return "/boards";
    },
    open: async (page) => {
      await press("Board actions")(page);
      await page.getByRole("menuitem", { name: "New board" }).click();
    },
    field: inDialog("Name"),
  },
  card: {
    prepare: async (ground) => {
      await card(ground);
      return "/boards";
    },
    open: press("Add a card to Saved"),
    field: (page) => page.getByRole("form", { name: "Add card" }).getByLabel("Job title"),
  },
  cardField: {
    prepare: async (ground) => `/boards/${await boardId(ground.api)}?card=${await card(ground)}`,
    field: inDialog("Notes"),
    isAutosaved: true,
  },
  cell: {
    prepare: async (ground) => {
      await card(ground);
      return `/boards/${await boardId(ground.api)}/table`;
    },
    open: (page) => page.getByRole("rowheader", { name: "Cook" }).dblclick(),
    field: (page) => page.locator("[data-cell-editor]"),
    isDiscardedByEscape: true,
  },
  coachNote: {
    prepare: ({ shareBoard }) => shareBoard(),
    open: press(/^Cook/),
    field: onPage("Write a note"),
  },
  rosterRecord: {
    prepare: async ({ shareBoard }) => {
      const [, , organizationSlug = ""] = (await shareBoard()).split("/");
      return `/o/${organizationSlug}`;
    },
    open: async (page) => {
      await page.locator("[role=row][data-row]").first().click();
      await press("Edit")(page);
    },
    field: inDialog("Program"),
  },
  cohortEnd: {
    prepare: async ({ api, shareBoard }) => {
      const [, , organizationSlug = ""] = (await shareBoard()).split("/");
      const { id: cohortId } = await api.change<{ id: string }>("cohorts.create", {
        organizationSlug,
        name: "Autumn",
      });
      const applicantEmail = await applicantIn(api, organizationSlug);
      await api.change("cohortMemberships.create", { organizationSlug, cohortId, applicantEmail });
      return `/o/${organizationSlug}/cohorts`;
    },
    open: async (page) => {
      await press("Autumn")(page);
      await press(/^End /)(page);
    },
    field: inDialog("Note"),
  },
  cohortName: {
    prepare: async (ground) => `/o/${await organization(ground)}/cohorts`,
    open: press("Add cohort"),
    field: inDialog("Name"),
  },
  companyField: {
    prepare: async ({ api }) =>
      `/companies/${(await api.change<{ id: string }>("companies.create", { name: "Acme" })).id}`,
    field: onPage("Notes"),
    isAutosaved: true,
  },
  companyName: { prepare: at("/companies"), open: press("Add company"), field: inDialog("Name") },
  contact: { prepare: at("/people"), open: press("Add contact"), field: inDialog("Name") },
  contactLog: {
    prepare: async ({ api, shareBoard }) => {
      const [, , organizationSlug = ""] = (await shareBoard()).split("/");
      return `/o/${organizationSlug}?applicant=${await applicantIn(api, organizationSlug)}`;
    },
    open: press("Log contact"),
    field: inDialog("Summary"),
  },
  contactField: { prepare: contact, field: onPage("Notes"), isAutosaved: true },
  displayName: { prepare: at("/settings"), field: onPage("Name") },
  emailAddress: {
    prepare: at("/settings"),
    open: press("Change address"),
    field: onPage("New email address"),
  },
  filterName: {
    prepare: async ({ shareBoard }) => (await shareBoard()).split("/shares")[0] ?? "",
    open: async (page) => {
      await press("Saved filters")(page);
      await press("Save current filter")(page);
    },
    field: inDialog("Name"),
  },
  followUp: {
    prepare: async (ground) => {
      const applicationId = await card(ground);
      const boardId = await ground.api.boardId();
      const due = "2027-01-05T09:00:00Z";
      await ground.api.change("applications.setFollowUp", { applicationId, due });
      return `/boards/${boardId}?card=${applicationId}`;
    },
    field: inDialog("Note"),
    isAutosaved: true,
    isDiscardedByEscape: true,
  },
  interaction: { prepare: contact, open: press("Log interaction"), field: inDialog("Notes") },
  interview: {
    prepare: at("/interviews"),
    open: press("Schedule interview"),
    field: inDialog("Notes"),
  },
  interviewOutcome: {
    prepare: async (ground) => {
      const [applicationId, scheduledAt] = [await card(ground), "2026-01-05T09:00:00Z"];
      await ground.api.change("interviews.create", { applicationId, scheduledAt, timeZone: "UTC" });
      return "/interviews";
    },
    open: press("Record outcome"),
    field: inDialog("How did it go?"),
  },
  outcome: {
    prepare: async ({ api, shareBoard }) => {
      const [, , organizationSlug = ""] = (await shareBoard()).split("/");
      const applicant = await applicantIn(api, organizationSlug);
      return `/o/${organizationSlug}?${new URLSearchParams({ applicant })}`;
    },
    open: press("Record outcome"),
    field: inDialog("Document"),
  },
  outcomeContest: {
    prepare: async ({ beCoached }) => {
      const { path, coach, applicantEmail } = await beCoached();
      const [, , organizationSlug = ""] = path.split("/");
      await coach.change("outcomes.record", {
        ...{ organizationSlug, applicantEmail, kind: "seeking", happenedOn: "2026-01-05", source: "staff" },
      });
      return `/o/${organizationSlug}`;
    },
    open: press("Contest"),
    field: inDialog("Reason"),
  },
  task: { prepare: at("/today"), open: press("Add task"), field: inDialog("What to do") },
  invitations: {
    prepare: async (ground) => `/o/${await organization(ground)}/members`,
    open: press("Invite people"),
    field: inDialog("Email addresses"),
  },
  message: {
    prepare: async ({ api, shareBoard }) => {
      const [, , organizationSlug = ""] = (await shareBoard()).split("/");
      return `/o/${organizationSlug}?applicant=${await applicantIn(api, organizationSlug)}`;
    },
    field: onPage("Write a message"),
  },
  messageTemplate: {
    prepare: async (ground) => `/o/${await organization(ground)}/messages`,
    open: press("Add template"),
    field: inDialog("Name"),
  },
  nudge: {
    prepare: async (ground) => `/o/${await organization(ground)}/messages`,
    open: press("Set up"),
    field: inDialog("Message"),
  },
  organization: { prepare: at("/o/new"), field: onPage("Name") },
  organizationWebhook: {
    prepare: async (ground) => `/o/${await organization(ground)}/settings/webhooks`,
    open: press("Create webhook"),
    field: inDialog("Note"),
  },
  passkeyName: { prepare: at("/settings/sign-in"), open: press("Add a passkey"), field: inDialog("Name") },
  posting: { prepare: at("/save?title=Cook&company=Acme"), field: onPage("Description") },
  postingLink: { prepare: at("/boards"), field: onPage("Link to a job posting") },
  profileEntry: { prepare: at("/profile"), open: press("Add experience"), field: inDialog("Title") },
  profileField: { prepare: at("/profile"), field: onPage("Summary"), isAutosaved: true },
  resume: { prepare: at("/resumes"), open: press("Upload résumé"), field: inDialog("Name") },
  taskTemplate: {
    prepare: async ({ api, shareBoard }) => {
      const [, , organizationSlug = ""] = (await shareBoard()).split("/");
      await api.change("cohorts.create", { organizationSlug, name: "Autumn" });
      return `/o/${organizationSlug}/cohorts`;
    },
    open: async (page) => {
      await press("Autumn")(page);
      await press("Add template")(page);
    },
    field: inDialog("Task"),
  },
  webhook: { prepare: at("/settings/webhooks"), open: press("Create webhook"), field: inDialog("Note") },
};
