import type { Declared, OfOrganization } from "./tables/declared.ts";
import { PEOPLE } from "./tables/people.ts";
import { RECORDS } from "./tables/records.ts";

/**
 * Every table of an organization, and the columns that its full download includes. A missing table fails to compile, and a missing column
 * fails a test.
 */
export const TABLES: Declared<OfOrganization> = { ...PEOPLE, ...RECORDS };

/** The people whom the other files name by their account. */
export const ACCOUNTS = {
  name: "accounts",
  about:
    "The name and email address of each account that the other files name as an applicant's or a member's.",
  columns: ["id", "email", "display_name"],
} as const;

type FileName = OfOrganization | typeof ACCOUNTS.name;

const included = Object.entries(TABLES).filter(([, table]) => "columns" in table);

/** The names of the files: the accounts, and each included table. */
export const FILE_NAMES = [ACCOUNTS.name, ...included.map(([name]) => name as OfOrganization)] as readonly [
  FileName,
  ...FileName[],
];

/** Returns the description of the download: its files with their columns, and the parts that are left out. */
export function describeFiles(): string {
  const tables = Object.entries(TABLES);
  const files = tables.flatMap(([name, table]) =>
    "columns" in table ? describe({ name, without: {}, ...table }) : [],
  );
  const omitted = tables.flatMap(([name, table]) =>
    "leftOut" in table ? [`- \`${name}\`: ${table.leftOut}`] : [],
  );
  return [
    "# Full download of an organization",
    "",
    "A ZIP file with a JSON file for each table: a list of rows, whose fields are the columns below in camel case. Times are in UTC. Columns",
    "that end in `account_id`, and `viewer_id`, `coach_id`, `reader_id`, and `author_id`, name a row of `accounts.json`, unless the account was",
    "deleted. Applicants' boards, cards, résumés, and profiles are theirs: they download them from their own settings.",
    "",
    ...describe({ ...ACCOUNTS, without: {} }),
    ...files,
    "## Left out",
    "",
    ...omitted,
    "",
  ].join("\n");
}

type Described = {
  readonly name: string;
  readonly about: string;
  readonly columns: readonly string[];
  readonly without: Readonly<Record<string, string | undefined>>;
};

function describe({ name, about, columns, without }: Described): string[] {
  const others = Object.entries(without);
  return [
    `## ${name}.json`,
    "",
    about,
    "",
    `Columns: ${columns.map((column) => `\`${column}\``).join(", ")}.`,
    ...(others.length === 0 ? [] : ["", "Without:"]),
    ...others.map(([column, reason]) => `\n- \`${column}\`: ${reason}`),
    "",
  ];
}
