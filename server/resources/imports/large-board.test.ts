import { afterEach, expect, test, vi } from "vitest";
import { pool } from "#server/lib/database.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { pagesOf } from "#server/testing/pages.ts";

/** The minimum number of portions for the 4,000 cards; other requests run between them. */
const PORTIONS_LEAST = 10;

afterEach(() => vi.restoreAllMocks());

test("a row is compared with the links of a large board in portions, between which other requests run", async () => {
  const { person, api } = await makeCaller();
  const { boardId } = person;
  const card = await makeApplication(api, boardId, { applicationLink: "https://example.com/jobs/0" });
  // Links with long queries take the longest to compare, because their parameters are sorted.
  const parameters = Array.from({ length: 400 }, (_, index) => `p${(index * 37) % 97}=`);
  await pool.query(
    `INSERT INTO applications (id, account_id, board_id, company_id, status, rank, creation_method, job_title, application_link)
     SELECT 'app_' || lpad(n::text, 26, '0'), account_id, board_id, company_id, 'saved', 'z' || lpad(n::text, 6, '0'), 'api', 'Job ' || n,
       'https://example.com/jobs/' || n || '?' || $2 FROM applications, generate_series(1, 4000) n WHERE id = $1`,
    [card.id, parameters.join("&")],
  );
  const { imports } = await pagesOf(person);
  const rows = [
    { title: "Anything", company: "Else", applicationLink: "https://example.com/jobs/0?utm_source=list" },
    { title: "Job 3999", company: card.company.name },
  ];
  const query = vi.spyOn(pool, "query");
  const found = await imports.check({ boardId, rows });
  const names = query.mock.calls.map(([given]) => (given as { name?: string }).name ?? "");
  expect(names.filter((name) => name.startsWith("imports_known")).length).toBeGreaterThan(PORTIONS_LEAST);
  expect(found.map(({ same }) => [same?.title, same?.by])).toEqual([
    [card.job.title, "link"],
    ["Job 3999", "job"],
  ]);
});
