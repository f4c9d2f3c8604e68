import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readersOf, TEXT_FIELDS, type TextField } from "#domain/text-fields.ts";

/** Matches a rendered control that takes text. */
const TEXT_CONTROL =
  /<(Input|Textarea|Combobox|DateInput|TextField|TextareaField|DateField|CodeField|SearchInput|PasswordInput|FormField|EmailField|TimeZoneField|CompanyChoice|textarea|input)\b/;
/** Matches a hook that keeps typed text until it is saved. */
const KEEPS = /\buse(FormDraft|Draft|CellText)\b/;

/** Files whose fields get their text from another file, which keeps it. */
const SHOWN_FOR: Record<string, string> = {
  "components/interviews/form/when-fields.tsx": "components/interviews/form/use-interview-form.ts",
  "components/interviews/form/where-fields.tsx": "components/interviews/form/use-interview-form.ts",
  "components/editing/edit-text.tsx": "components/card/card-fields.tsx",
  "components/roster/panel/value-field.tsx": "components/roster/panel/kept-record.tsx",
  "components/appointments/page/hour-fields.tsx": "components/appointments/page/booking-page-form.tsx",
  "components/outcomes/entry/work-fields.tsx": "components/outcomes/entry/outcome-dialog.tsx",
};

/** Files whose fields keep nothing, by reason. */
const KEEPS_NOTHING: Record<string, readonly string[]> = {
  "Passwords, codes, and keys don't belong in a browser's storage.": [
    "components/appointments/page/busy-calendar.tsx",
    "components/auth/code-form.tsx",
    "components/auth/form-code.tsx",
    "components/auth/form-field.tsx",
    "components/auth/password-fields.tsx",
    "components/auth/password-input.tsx",
    "components/docs/run/run-panel.tsx",
    "components/identity/identity-dialog.tsx",
    "components/inbound/connect-mailbox.tsx",
    "components/joining/enter-code.tsx",
    "components/settings/authenticator.tsx",
    "components/settings/password-form.tsx",
    "app/(auth)/device/page.tsx",
  ],
  "No one is signed in, so there is no account to keep it for.": [
    "components/auth/action-form.tsx",
    "components/auth/email-field.tsx",
    "components/auth/reset-forms.tsx",
    "components/auth/sign-in-form.tsx",
    "components/auth/sign-up-forms.tsx",
  ],
  "It only narrows a list.": [
    "components/audit/audit-filters.tsx",
    "components/board/toolbar/board-toolbar.tsx",
    "components/cohorts/cohort-panel.tsx",
    "components/cohorts/place-applicants.tsx",
    "components/companies/companies-page.tsx",
    "components/companies/merge-company.tsx",
    "components/interviews/interviews-page.tsx",
    "components/members/members-page.tsx",
    "components/people/contacts/contacts-view.tsx",
    "components/roster/filter/filter-bar.tsx",
    "components/table/table-page.tsx",
  ],
  "It chooses one of the things that exist.": [
    "components/card/people-section.tsx",
    "components/inbound/folder-field.tsx",
    "components/interviews/form/card-picker.tsx",
    "components/people/contact/linked-applications.tsx",
    "components/preferences/region-form.tsx",
    "components/time-zones/time-zone-field.tsx",
  ],
  "It repeats what the page says, to confirm a deletion.": [
    "components/organizations/organization-settings.tsx",
    "components/settings/your-data.tsx",
  ],
  "It takes a file, a color, a date, a number, one address, or a few domains.": [
    "components/appointments/page/weekly-hours.tsx",
    "components/files/file-button.tsx",
    "components/assigned-tasks/target.tsx",
    "components/joining/join-links.tsx",
    "components/inbound/inbound-settings.tsx",
    "components/cohorts/ending-fields.tsx",
    "components/billing/subscription.tsx",
    "components/test-payments/subscription-card.tsx",
    "components/theme/theme-switch.tsx",
    "components/today/weekly-goal.tsx",
  ],
  "It belongs to a file that has to be chosen again.": ["components/import/steps/fallbacks.tsx"],
  "It is an example to change and send, or a tool of developers.": [
    "components/docs/run/run-form.tsx",
    "components/gallery/controls.tsx",
    "components/gallery/overlays.tsx",
    "components/inbound/hand-in.tsx",
  ],
};

/** Forms of cards that show who sees their board, each with the file that shows it. */
const SEEN_BY: Record<string, string> = {
  card: "components/board/quick-add/quick-add.tsx",
  cardField: "components/card/seen-by-section.tsx",
  cell: "app/(signed-in)/boards/[boardId]/table/page.tsx",
  posting: "components/save/save-form.tsx",
};

/** Matches a whole control that takes words. */
const CONTROL =
  /<(Input|Textarea|TextField|TextareaField|Combobox|CompanyChoice|textarea|input)\b[\s\S]*?\/>/g;
/** Matches a control of numbers, days, files, or choices. */
const NO_WORDS = /inputMode="(numeric|decimal)"|type="(file|checkbox|radio|hidden|date|time)"/;

/** The number of controls in a file that need no line about their readers, by reason. */
const UNNAMED: Record<string, Record<string, number>> = {
  "No one else reads it.": {
    "components/interviews/form/outcome-dialog.tsx": 1,
    "components/interviews/form/where-fields.tsx": 5,
    "components/people/contact/add-contact.tsx": 2,
    "components/people/contact/contact-company.tsx": 2,
    "components/people/interaction/interaction-dialog.tsx": 1,
    "components/profile/entry-list.tsx": 2,
    "components/settings/passkey-dialogs.tsx": 2,
    "components/tasks/task-dialog.tsx": 1,
  },
  "The page shows who sees the board.": {
    "components/board/quick-add/quick-add.tsx": 3,
    "components/card/company-field.tsx": 1,
    "components/save/save-form.tsx": 4,
    "components/table/grid/cell-editor.tsx": 3,
    "components/table/toolbar/add-row.tsx": 1,
  },
  "A new person's board isn't shared yet.": { "components/board/first-card.tsx": 1 },
  "The form or page around it names its readers.": {
    "components/api/name-dialog.tsx": 1,
    "components/editing/edit-text.tsx": 3,
    "components/members/invite/invite-verdicts.tsx": 1,
    "components/outcomes/entry/work-fields.tsx": 2,
    "components/roster/panel/value-field.tsx": 1,
  },
};

const fields = Object.entries(TEXT_FIELDS).flatMap(([form, names]) =>
  Object.keys(names).map((name) => `${form}.${name}` as TextField),
);

const files = ["components", "app"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name)),
  )
  .filter((file) => file.endsWith(".tsx") && !file.startsWith("components/ui/"));
const sourceOf = (file: string) => readFileSync(file, "utf8");
const withText = files.filter((file) => TEXT_CONTROL.test(sourceOf(file)));

test("every component with a text field keeps what is typed, or is listed with its reason", () => {
  const lost = withText.filter((file) => !KEEPS.test(sourceOf(SHOWN_FOR[file] ?? file)));
  expect(lost.sort()).toEqual(Object.values(KEEPS_NOTHING).flat().sort());
});

test("every field that others read names its readers below it, from the table of text fields", () => {
  const source = files.map(sourceOf).join("\n");
  const named = fields.filter((field) => readersOf(field) !== "nobody");
  const isNamed = (field: TextField) =>
    source.includes(`<ReadBy field="${field}"`) ||
    source.includes(`<ReadBy field={\`\${form}.${field.split(".")[1]}\`}`);
  const isSeenBy = (field: TextField) => {
    const file = SEEN_BY[field.split(".")[0] ?? ""];
    return file !== undefined && /<SeenBy(Board)? /.test(sourceOf(file));
  };
  expect(named.filter((field) => !isNamed(field) && !isSeenBy(field))).toEqual([]);
});

test("every control that takes words names its readers, or its file is listed with the reason", () => {
  const listed = new Set(Object.values(KEEPS_NOTHING).flat());
  const unnamed = files.flatMap((file) => {
    const source = sourceOf(file);
    const controls = (source.match(CONTROL) ?? []).filter((control) => !NO_WORDS.test(control)).length;
    const count = controls - (source.match(/<ReadBy\b/g)?.length ?? 0);
    return count > 0 && !listed.has(file) ? [[file, count] as const] : [];
  });
  expect(Object.fromEntries(unnamed)).toEqual(Object.assign({}, ...Object.values(UNNAMED)));
});

test("no component that keeps text accepts a password or a code", () => {
  const keepers = withText.filter((file) => KEEPS.test(sourceOf(file)));
  expect(keepers.length).toBeGreaterThan(20);
  expect(
    keepers.filter((file) => /<(PasswordInput|CodeField)\b|type="password"/.test(sourceOf(file))),
  ).toEqual([]);
});
