import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ashby } from "#server/testing/scored-postings/ashby.ts";
import type { Fixture } from "#server/testing/scored-postings/fixture.ts";
import { greenhouse } from "#server/testing/scored-postings/greenhouse.ts";
import { lever } from "#server/testing/scored-postings/lever.ts";
import { personio } from "#server/testing/scored-postings/personio.ts";
import { recruitee } from "#server/testing/scored-postings/recruitee.ts";
import { smartrecruiters } from "#server/testing/scored-postings/smartrecruiters.ts";
import { workday } from "#server/testing/scored-postings/workday.ts";
import { readLink, readPageParts, type Web } from "./service.ts";

const requester = { actor: { userId: "apis" }, signal: undefined };
/** The systems' public APIs, all on one server: the host is the first part of the path. */
let served: Record<string, { type: string; body: string }> = {};
let requested: string[] = [];
const redirects: Record<string, string> = {};
const edge = createServer(({ url = "", headers }, response) => {
  requested.push(url);
  expect(headers.cookie).toBeUndefined();
  const found = served[url];
  const next = redirects[url];
  if (next) response.writeHead(302, { location: web.at?.(next) }).end();
  else if (!found) response.writeHead(404).end();
  else response.writeHead(200, { "content-type": found.type }).end(found.body);
});
let web: Web;
beforeAll(async () => {
  await new Promise<void>((resolve) => edge.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(edge.address() as AddressInfo).port}`;
  web = {
    permit: { address: () => true, port: () => true },
    at: (address) => `${origin}/${address.replace("https://", "")}`,
    from: (address) => address.replace(`${origin}/`, "https://"),
  };
});
beforeEach(() => {
  served = {};
  requested = [];
});
afterAll(() => void edge.close());

const only = (fixtures: readonly Fixture[]) =>
  fixtures.find(({ response }) => response !== undefined) as Fixture;

test.each([
  [
    "Greenhouse",
    only(greenhouse),
    "boards-api.greenhouse.io/v1/boards/northwind/jobs/4510003?pay_transparency=true",
  ],
  ["Lever", only(lever), `api.lever.co/v0/postings/globex/${"1b2c3d4e-5f60-4a7b-8c9d-0e1f2a3b4002"}`],
  ["Ashby", only(ashby), "api.ashbyhq.com/posting-api/job-board/umbrella?includeCompensation=true"],
  [
    "SmartRecruiters",
    only(smartrecruiters),
    "api.smartrecruiters.com/v1/companies/HooliGroup/postings/744000011110003",
  ],
  ["Recruitee", only(recruitee), "vandelay.recruitee.com/api/offers/export-manager"],
  ["Personio", only(personio), "stark.jobs.personio.de/xml"],
  [
    "Workday",
    only(workday),
    "wayne.wd5.myworkdayjobs.com/wday/cxs/wayne/External/job/Gotham/Night-Guard_R-10002",
  ],
])(
  "a posting of %s is read from its public API",
  async (_system, { link, page, response, title }, address) => {
    const isXml = typeof response === "string";
    const body = isXml ? response : JSON.stringify(response);
    served[`/${address}`] = {
      type: isXml ? "text/xml; charset=utf-8" : "application/json; charset=utf-8",
      body,
    };
    if (typeof page === "string")
      served[`/${link.replace("https://", "").replace(/#.*/, "")}`] = { type: "text/html", body: page };
    const reading = await readLink(requester, link, web);
    expect(reading).toMatchObject({ found: true, posting: { title, sources: { description: "interface" } } });
    expect(requested).toContain(`/${address}`);
  },
);

test("a posting is read from its page if the API fails, and from neither if both do", async () => {
  const link = "https://jobs.lever.co/globex/a1";
  served["/jobs.lever.co/globex/a1"] = { type: "text/html", body: "<title>Globex - Cook</title>" };
  served["/api.lever.co/v0/postings/globex/a1"] = { type: "application/json", body: "{" };
  expect(await readLink(requester, link, web)).toMatchObject({
    found: true,
    posting: { title: "Cook", companyName: "Globex", sources: { title: "metadata" } },
  });
  served = {};
  expect(await readLink(requester, link, web)).toEqual({ found: false, reason: "refused_by_site" });
});

test("an API is requested only for a posting of its system, at its own address", async () => {
  served["/acme.example/jobs"] = { type: "text/html", body: "<title>Cook</title>" };
  await readLink(requester, "https://acme.example/jobs?gh_jid=..%2F..%2Fadmin", web);
  await readLink(requester, "https://jobs.lever.co/..%2Fx/y%3Fz", web);
  expect(requested).toEqual([
    "/acme.example/jobs?gh_jid=..%2F..%2Fadmin",
    "/jobs.lever.co/..%2Fx/y%3Fz",
    "/api.lever.co/v0/postings/..%2Fx/y%3Fz",
  ]);
});

test("a short link's posting is read from the API of the system that it leads to", async () => {
  const { link, response } = only(smartrecruiters);
  redirects["/short.example/a"] = link;
  served["/jobs.smartrecruiters.com/HooliGroup/744000011110003"] = { type: "text/html", body: "<p>" };
  const address = "/api.smartrecruiters.com/v1/companies/HooliGroup/postings/744000011110003";
  served[address] = { type: "application/json", body: JSON.stringify(response) };
  const reading = await readLink(requester, "https://short.example/a", web);
  expect(reading).toMatchObject({ found: true, posting: { companyName: "Hooli Group" } });
});

test("a posting that the bookmark found is completed from the API, but not in a sandbox", async () => {
  const { link, response, title } = only(lever);
  const address = "/api.lever.co/v0/postings/globex/1b2c3d4e-5f60-4a7b-8c9d-0e1f2a3b4002";
  served[address] = { type: "application/json", body: JSON.stringify(response) };
  const found = { link, script: "", page: `<title>${title}</title>` };
  expect(await readPageParts(requester, found, { mayAsk: true, web })).toMatchObject({
    found: true,
    posting: { title, sources: { description: "interface" } },
  });
  expect(requested).toEqual([address]);
  const alone = await readPageParts(requester, found, { mayAsk: false, web });
  expect(alone).toMatchObject({ found: true, posting: { title, job: {} } });
  expect(requested).toEqual([address]);
});

test("a posting that the bookmark found on a company's page is completed by the board that the page embeds", async () => {
  const { response } = only(greenhouse);
  const address = "/boards-api.greenhouse.io/v1/boards/northwind/jobs/4510003?pay_transparency=true";
  served[address] = { type: "application/json", body: JSON.stringify(response) };
  const page = '<iframe src="https://boards.greenhouse.io/embed/job_board/js?for=northwind"></iframe>';
  const found = { link: "https://northwind.example/jobs?gh_jid=4510003", script: "", page };
  const reading = await readPageParts(requester, found, { mayAsk: true, web });
  expect(reading).toMatchObject({ found: true, posting: { sources: { title: "interface" } } });
});
