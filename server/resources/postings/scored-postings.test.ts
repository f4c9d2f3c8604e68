import { expect, test } from "vitest";
import { countryCode } from "#domain/place-in-text.ts";
import { postingOfLink } from "#domain/posting-link.ts";
import { applicantSystems } from "#server/testing/scored-postings/applicant-systems.ts";
import { ashby } from "#server/testing/scored-postings/ashby.ts";
import { companies } from "#server/testing/scored-postings/companies.ts";
import type { Fixture } from "#server/testing/scored-postings/fixture.ts";
import { greenhouse } from "#server/testing/scored-postings/greenhouse.ts";
import { indeed } from "#server/testing/scored-postings/indeed.ts";
import { jobBoards } from "#server/testing/scored-postings/job-boards.ts";
import { languages } from "#server/testing/scored-postings/languages.ts";
import { lever } from "#server/testing/scored-postings/lever.ts";
import { linkedin } from "#server/testing/scored-postings/linkedin.ts";
import { ownPages } from "#server/testing/scored-postings/own-pages.ts";
import { personio } from "#server/testing/scored-postings/personio.ts";
import { recruitee } from "#server/testing/scored-postings/recruitee.ts";
import { smartrecruiters } from "#server/testing/scored-postings/smartrecruiters.ts";
import { unseen } from "#server/testing/scored-postings/unseen.ts";
import { unseen2 } from "#server/testing/scored-postings/unseen-2.ts";
import { workday } from "#server/testing/scored-postings/workday.ts";
import type { Posting } from "./contract.ts";
import { decodeHtml } from "./encoding.ts";
import { readPosting } from "./posting.ts";
import { withBoardIn } from "./posting-apis.ts";

const FIXTURES = [
  ...greenhouse,
  ...lever,
  ...ashby,
  ...smartrecruiters,
  ...recruitee,
  ...personio,
  ...workday,
  ...linkedin,
  ...indeed,
  ...companies,
  ...unseen,
  ...unseen2,
  ...languages,
  ...applicantSystems,
  ...jobBoards,
  ...ownPages,
];
/** The minimum share of postings in which each field is read as a person reads it. */
const LEAST = { title: 0.97, company: 0.97, pay: 0.95, place: 0.9, mode: 0.9 };
type Field = keyof typeof LEAST;

function read({
  link,
  page = "",
  contentType = "text/html; charset=utf-8",
  response,
  selected,
}: Fixture): Posting {
  const html = decodeHtml(Buffer.from(page), contentType);
  const posting = postingOfLink(new URL(link));
  const text = typeof response === "string" ? response : JSON.stringify(response);
  const fetched =
    posting && response !== undefined ? { posting: withBoardIn(posting, html), response: text } : undefined;
  return readPosting({ html, link, interface: fetched, selected });
}

function payOf({ compensation }: Posting["job"]): string | null {
  if (!compensation) return null;
  const {
    payAmount,
    salaryRangeMin: from = "",
    salaryRangeMax: to = "",
    currency,
    payFrequency,
  } = compensation;
  return [payAmount ?? `${from}-${to}`, currency, payFrequency].filter(Boolean).join(" ");
}

/** Returns a place for comparison: a country by its code, whichever language names it. */
function placed(place: string | null): string | null {
  const [city = "", state = "", country = ""] = (place ?? "").split("|").map((part) => part.trim());
  const known = [city, state, countryCode(country) ?? country].join("|");
  return known === "||" ? null : known;
}

function outcomes(fixture: Fixture): Record<Field, { expected: string | null; found: string | null }> {
  const { title, companyName, job } = read(fixture);
  const { city = "", state = "", country = "" } = job.location ?? {};
  return {
    title: { expected: fixture.title, found: title },
    company: { expected: fixture.company, found: companyName },
    pay: { expected: fixture.pay, found: payOf(job) },
    place: { expected: placed(fixture.place), found: placed(`${city}|${state}|${country}`) },
    mode: { expected: fixture.mode, found: job.workMode ?? null },
  };
}

const SCORED = FIXTURES.map((fixture) => ({ fixture, fields: outcomes(fixture), posting: read(fixture) }));

test.each(Object.keys(LEAST) as Field[])("the %s of most postings is read as a person reads it", (field) => {
  const wrong = SCORED.flatMap(({ fixture, fields }) => {
    const { expected, found } = fields[field];
    return expected === found ? [] : [`${fixture.system} ${fixture.link}: ${found}, not ${expected}`];
  });
  const share = 1 - wrong.length / SCORED.length;
  const report = `${reportOf(field)}\nRead otherwise:\n${wrong.join("\n")}`;
  expect(share, report).toBeGreaterThanOrEqual(LEAST[field]);
});

/** Returns how many of a field's values each source gave, and how many of them are right. */
function reportOf(field: Field): string {
  const ofRung = Map.groupBy(SCORED, ({ posting }) => posting.sources[NAME_OF[field]] ?? "none");
  const right = (scored: typeof SCORED) =>
    scored.filter(({ fields }) => fields[field].expected === fields[field].found).length;
  return [...ofRung].map(([source, scored]) => `${source}: ${right(scored)} of ${scored.length}`).join("\n");
}
const NAME_OF = {
  title: "title",
  company: "companyName",
  pay: "compensation",
  place: "location",
  mode: "workMode",
} as const;

test("no posting has someone else's name", () => {
  const leaked = SCORED.flatMap(({ fixture, posting }) =>
    (fixture.names ?? [])
      .filter((name) => JSON.stringify(posting).includes(name))
      .map((name) => `${fixture.link}: ${name}`),
  );
  expect(leaked).toEqual([]);
});

test("nothing is invented: a field without a source is empty, and each source is one that the posting has", () => {
  for (const { fixture, posting } of SCORED) {
    const { title, companyName, validThrough, job, sources } = posting;
    const fields = { title, companyName, validThrough, ...job };
    const filled = Object.entries(fields).filter(([, value]) => value !== null);
    expect(Object.keys(sources).sort(), fixture.link).toEqual(filled.map(([name]) => name).sort());
    if (fixture.response === undefined) expect(Object.values(sources)).not.toContain("interface");
    if (fixture.selected === undefined) expect(Object.values(sources)).not.toContain("selection");
  }
});

test("all sources give fields, and half of the postings are difficult", () => {
  const sources = new Map<string, number>();
  for (const { posting } of SCORED)
    for (const source of Object.values(posting.sources)) sources.set(source, (sources.get(source) ?? 0) + 1);
  expect([...sources.keys()].sort()).toEqual([
    "interface",
    "json_ld",
    "metadata",
    "microdata",
    "selection",
    "site",
  ]);
  expect(FIXTURES.length).toBeGreaterThanOrEqual(40);
  expect(FIXTURES.filter(({ trap }) => trap !== undefined).length).toBeGreaterThanOrEqual(
    FIXTURES.length / 2,
  );
  expect(new Set(FIXTURES.map(({ system }) => system)).size).toBe(48);
});
