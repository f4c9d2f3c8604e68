import { LIMIT_TABLE } from "#domain/limits.ts";

const HEADINGS: Record<keyof typeof LIMIT_TABLE, string> = {
  text: "Text",
  requests: "Requests",
  rates: "Requests over time",
  attempts: "Before signing in",
  mail: "Email",
  quotas: "Quotas",
  lifetimes: "Lifetimes",
};

const MIB = 1_048_576;
const PERIODS: readonly [seconds: number, one: string, many: string][] = [
  [86_400, "day", "days"],
  [3_600, "hour", "hours"],
  [60, "minute", "minutes"],
];

/** docs/limits.md, from the table of limits. */
export function limitsDocument(): string {
  const groups = Object.entries(LIMIT_TABLE) as [keyof typeof LIMIT_TABLE, Record<string, Line>][];
  const parts = groups.map(([group, lines]) => {
    const rows = Object.values(lines).map(([value, unit, what]) => [what, inWords(value, unit)] as const);
    return `## ${HEADINGS[group]}\n\n${tableOf([["limit", "value"], ...rows])}\n`;
  });
  return `${INTRODUCTION}\n${parts.join("\n")}`;
}

type Line = readonly [value: number, unit: string, what: string];

const INTRODUCTION = `# Limits

Every limit of the product. They stand in \`domain/limits.ts\`; this page is written from there, and a test holds it to that.

- A request over a rate or an email budget is answered with 429 \`rate_limited\` and \`Retry-After\`.
- A change that would pass a quota is answered with 409 \`quota_exceeded\` and the limit; nothing is changed. Sandboxes count separately.
- A body or file that is too large is answered with 413 \`payload_too_large\`, and text that is too long with 422 \`validation_failed\`.
- Networks are counted by address for IPv4, and by /64 for IPv6.
`;

/** A table of two columns, padded as the formatter wants it; the first row is its head. */
function tableOf(rows: readonly (readonly [string, string])[]): string {
  const [left, right] = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = ([what, value]: readonly [string, string], fill = " ") =>
    `| ${what.padEnd(left ?? 0, fill)} | ${value.padEnd(right ?? 0, fill)} |`;
  const [head, ...body] = rows.map((row) => line(row));
  return [head, line(["", ""], "-"), ...body].join("\n");
}

/** A value as people read it: 500 MiB, 30 days, 3,000 a minute. */
function inWords(value: number, unit: string): string {
  if (unit === "bytes") return `${value / MIB} MiB`;
  if (unit === "seconds") {
    const [seconds, one, many] = PERIODS.find(([length]) => value % length === 0) ?? [1, "second", "seconds"];
    return `${value / seconds} ${value === seconds ? one : many}`;
  }
  return `${value.toLocaleString("en")} ${unit}`.trimEnd();
}
