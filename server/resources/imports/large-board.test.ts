import { expect, test } from "vitest";
import { pool } from "#server/lib/database.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { pagesOf } from "#server/testing/pages.ts";

/** The longest that the import may hold the event loop, in the thread's processor time. Without portions, it was twice as long. */
const STRETCH_MS = 200;

/** Returns a function that ends the measurement, and returns the longest time between two turns of the event loop. */
function watchLoop(): () => number {
  const used = () => process.threadCpuUsage().user / 1_000;
  let [isOver, longest, last] = [false, 0, used()];
  const turn = () => {
    const at = used();
    [longest, last] = [Math.max(longest, at - last), at];
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  return () => {
    isOver = true;
    return Math.max(longest, used() - last);
  };
}

test("other requests run while a row is compared with the links of a large board", async () => {
  const { person, api } = await makeCaller();
  const { boardId } = person;
  const card = await makeApplication(api, boardId, { applicationLink: "https://example.com/jobs/0" });
  // Long queries take longest: their parameters are sorted.
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
  await imports.check({ boardId, rows: rows.slice(1) });
  const end = watchLoop();
  const found = await imports.check({ boardId, rows });
  expect(end()).toBeLessThan(STRETCH_MS);
  expect(found.map(({ same }) => [same?.title, same?.by])).toEqual([
    [card.job.title, "link"],
    ["Job 3999", "job"],
  ]);
});
