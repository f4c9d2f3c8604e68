import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { ensureSandbox } from "#server/resources/sandbox/service.ts";
import { makePerson, signIn } from "#server/testing/actors.ts";
import { http } from "#server/testing/http.ts";
import { callPage } from "#server/testing/pages.ts";
import { readPosting } from "./posting.ts";
import { readLink } from "./service.ts";

const page = (data: unknown, head = "") => {
  const script = (typeof data === "string" ? data : JSON.stringify(data)).replaceAll("</", "<\\/");
  return `<html><head><title>Jobs | Site</title>${head}<script type="application/ld+json">${script}</script></head></html>`;
};

const posting = {
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: "Data &amp; Platform Engineer",
  description:
    "<p>Build <b>things</b>.</p><ul><li>Go</li><li>SQL &amp; more</li></ul><script>alert(1)</script>",
  hiringOrganization: { "@type": "Organization", name: "Acme GmbH" },
  employmentType: ["FULL_TIME", "CONTRACTOR"],
  jobLocationType: "TELECOMMUTE",
  validThrough: "2026-12-31T23:59:59+01:00",
  jobLocation: [
    {
      "@type": "Place",
      address: {
        streetAddress: "Main St 1",
        addressLocality: "Berlin",
        addressRegion: "BE",
        postalCode: 10115,
        addressCountry: { "@type": "Country", name: "DE" },
      },
    },
    { "@type": "Place", address: { addressLocality: "Munich" } },
  ],
  baseSalary: {
    "@type": "MonetaryAmount",
    currency: "eur",
    value: { "@type": "QuantitativeValue", minValue: "60,000", maxValue: 75000, unitText: "YEAR" },
  },
};
const read = {
  title: "Data & Platform Engineer",
  companyName: "Acme GmbH",
  validThrough: "2026-12-31",
  job: {
    description: "Build things.\n\n• Go\n• SQL & more",
    workMode: "remote",
    workType: "full_time",
    location: { street: "Main St 1", city: "Berlin", state: "BE", country: "DE", postalCode: "10115" },
    compensation: {
      currency: "EUR",
      payFrequency: "annually",
      salaryRangeMin: 60_000,
      salaryRangeMax: 75_000,
    },
  },
  sources: {
    title: "json_ld",
    companyName: "json_ld",
    validThrough: "json_ld",
    description: "json_ld",
    workMode: "json_ld",
    workType: "json_ld",
    location: "json_ld",
    compensation: "json_ld",
  },
};

describe("a posting in a page's JSON-LD", () => {
  test.each([
    ["alone", posting],
    ["in a list", [{ "@type": "BreadcrumbList" }, posting]],
    [
      "in @graph",
      { "@context": "https://schema.org", "@graph": [{ "@type": "WebSite", name: "x" }, posting] },
    ],
    ["inside the page's main thing", { "@type": "WebPage", mainEntity: posting }],
    ["with several types, in full", { ...posting, "@type": ["Thing", "http://schema.org/JobPosting"] }],
    [
      "in comments, with line breaks in its strings",
      `<!-- ${JSON.stringify(posting).replace("Build ", "Build\n")} -->`,
    ],
    ["in CDATA", `//<![CDATA[\n${JSON.stringify(posting)}\n//]]>`],
  ])("is read %s", (_name, data) => {
    expect(readPosting(page(data))).toEqual(read);
  });

  test("is read after a script that isn't JSON", () => {
    const broken = '<script type="application/ld+json">{"@type": </script>';
    expect(readPosting(page(posting, broken))).toEqual(read);
  });

  test("returns the fields that it has, and nothing for invalid ones", () => {
    const bare = {
      "@type": "JobPosting",
      title: "Cook",
      hiringOrganization: "Diner",
      baseSalary: "much",
      jobLocation: 7,
    };
    expect(readPosting(page(bare))).toEqual({
      title: "Cook",
      companyName: "Diner",
      validThrough: null,
      job: {},
      sources: { title: "json_ld", companyName: "json_ld" },
    });
    const odd = {
      ...bare,
      employmentType: 3,
      baseSalary: { currency: "money", value: 20.5, unitText: "HOUR" },
    };
    expect(readPosting(page(odd)).job).toEqual({ compensation: { payFrequency: "hourly", payAmount: 20.5 } });
  });

  test("is paid by the year if its data says by the hour for an amount that no hour is worth", () => {
    const value = { minValue: 62_000, maxValue: 70_000, unitText: "HOUR" };
    const { compensation } = readPosting(page({ ...posting, baseSalary: { currency: "USD", value } })).job;
    expect(compensation?.payFrequency).toBe("annually");
  });

  test.each([
    ["Full-time, on site five days. Cook for our guests.", { workType: "full_time" }],
    ["CDD de 6 mois. Présentiel.", { workType: "contract", workMode: "onsite" }],
    ["Hybrid: Tue-Thu in our kitchen.", { workMode: "hybrid" }],
    ["We meet in our office two days each week and work from home the rest.", { workMode: "hybrid" }],
    ["Home-based with occasional travel.", { workMode: "remote" }],
    ["This position is not eligible for remote work.", { workMode: "onsite" }],
  ])("has the facts in its sentences: %s", (description, facts) => {
    const { workType, workMode } = readPosting(
      page({ "@type": "JobPosting", title: "Cook", description }),
    ).job;
    expect({ workType, workMode }).toEqual({ workType: undefined, workMode: undefined, ...facts });
  });

  test("has the mode that its place names, which isn't a city", () => {
    const remote = {
      ...posting,
      jobLocationType: undefined,
      jobLocation: { address: { addressLocality: "Remote" } },
    };
    const { workMode, location } = readPosting(page(remote)).job;
    expect({ workMode, location }).toEqual({ workMode: "remote", location: undefined });
    const hybrid = {
      ...remote,
      jobLocation: { address: { addressLocality: "Berlin (Hybrid)", addressCountry: "DE" } },
    };
    expect(readPosting(page(hybrid)).job).toMatchObject({
      workMode: "hybrid",
      location: { city: "Berlin", country: "DE" },
    });
  });

  test("may have a description that is escaped twice, which is truncated if it is too long", () => {
    const { job } = readPosting(
      page({ ...posting, description: `&lt;p&gt;One&lt;/p&gt;${"x".repeat(60_000)}` }),
    );
    expect(job.description).toMatch(/^One\nx+…$/);
    expect(job.description).toHaveLength(50_000);
  });
});

describe("a page without a posting", () => {
  test("returns its Open Graph title, or else its own", () => {
    const meta = '<meta property="og:title" content="Cook at Diner &amp; Co">';
    expect(readPosting(page({ "@type": "WebSite" }, meta)).title).toBe("Cook at Diner & Co");
    expect(readPosting("<title> Cook \n of soups </title>").title).toBe("Cook of soups");
    expect(readPosting("<p>nothing</p>").title).toBeNull();
  });
});

test("a link is read from its page, or the reason it wasn't is returned", async () => {
  const server = createServer(({ url }, response) => {
    const html = url === "/job" ? page(posting) : "<p>nothing</p>";
    response.writeHead(200, { "content-type": "text/html" }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const requester = { actor: { userId: "reader" }, signal: undefined };
  const web = { permit: { address: () => true, port: () => true } };
  expect(await readLink(requester, `${origin}/job`, web)).toEqual({ found: true, posting: read });
  expect(await readLink(requester, `${origin}/other`, web)).toEqual({
    found: false,
    reason: "nothing_found",
  });
  expect(await readLink(requester, `${origin}/job`)).toEqual({ found: false, reason: "private_address" });
  server.close();
});

test("a person's links to a slow site are fetched a few at a time, and don't delay other people's links", async () => {
  const { linksFetched, linksWaiting } = LIMITS.quotas;
  const held: ServerResponse[] = [];
  const server = createServer(({ url }, response) => {
    if (url === "/slow") held.push(response);
    else response.writeHead(200, { "content-type": "text/html" }).end(page(posting));
  });
  onTestFinished(() => void server.closeAllConnections());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const web = { permit: { address: () => true, port: () => true } };
  const leaving = new AbortController();
  const readAs = (userId: string, path: string) =>
    readLink({ actor: { userId }, signal: leaving.signal }, origin + path, web);
  const slow = Array.from({ length: linksFetched + linksWaiting }, () => readAs("slow", "/slow"));
  await expect(readAs("slow", "/slow")).rejects.toMatchObject({ code: "rate_limited" });
  expect(await readAs("quick", "/job")).toEqual({ found: true, posting: read });
  expect(held).toHaveLength(linksFetched);
  leaving.abort();
  for (const response of held) response.destroy();
  await Promise.allSettled(slow);
  server.close();
});

test("no link is read from a sandbox", async () => {
  const person = await makePerson();
  await ensureSandbox(person.userId);
  const input = encodeURIComponent(JSON.stringify({ link: "https://jobs.example/1" }));
  const headers = { Cookie: await signIn(person, true) };
  const { body } = await http({ path: `/api/trpc/postings.readLink?input=${input}`, headers });
  expect(body).toMatchObject({ result: { data: { found: false, reason: "sandbox" } } });
});

test("the pages' procedure reads no internal address, and no more than 30 links a minute", async () => {
  const cookie = await signIn(await makePerson());
  const ask = () => {
    const input = encodeURIComponent(JSON.stringify({ link: "http://127.0.0.1/" }));
    return http({ path: `/api/trpc/postings.readLink?input=${input}`, headers: { Cookie: cookie } });
  };
  const first = await ask();
  expect(first.body).toMatchObject({ result: { data: { found: false, reason: "private_address" } } });
  const others = await Promise.all(Array.from({ length: 30 }, ask));
  expect(others.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
});

test("a posting that the bookmark found on a page is read in full, and a script without one gives nothing_found", async () => {
  const cookie = await signIn(await makePerson());
  const description = `${"設計と開発。".repeat(2_000)}</script><p>終わり</p>`;
  const script = JSON.stringify({ ...posting, description });
  const { data } = await callPage(cookie, "postings.read_script", { script });
  expect(data).toMatchObject({
    found: true,
    posting: { ...read, job: { ...read.job, description: expect.stringMatching(/^設計.*終わり$/s) } },
  });
  const other = await callPage(cookie, "postings.read_script", { script: '{"@type":"Recipe"}' });
  expect(other.data).toEqual({ found: false, reason: "nothing_found" });
});

test("a page that the bookmark found without a script is read by its site's reader, and by the selected text", async () => {
  const cookie = await signIn(await makePerson());
  const link = "https://www.linkedin.com/jobs/view/1";
  const page = `<title>Cook | Acme | LinkedIn</title><main><div class="job-details-jobs-unified-top-card__company-name">Acme</div>
    <h2>Meet the hiring team</h2><p>Robin Doe</p></main>`;
  const selected = "Location: Ulm, Germany\nSalary: €20 per hour";
  const { data } = await callPage(cookie, "postings.read_script", { script: "", page, link, selected });
  expect(data).toEqual({
    found: true,
    posting: {
      title: "Cook",
      companyName: "Acme",
      validThrough: null,
      job: {
        description: selected,
        location: { city: "Ulm", country: "Germany" },
        compensation: { payAmount: 20, currency: "EUR", payFrequency: "hourly" },
      },
      sources: {
        title: "metadata",
        companyName: "metadata",
        description: "selection",
        location: "selection",
        compensation: "selection",
      },
    },
  });
});

test.each([
  ["2026-05-01", "2026-05-01"],
  ["2026-05-01T00:00:00Z", "2026-05-01"],
  ["2026-02-31", null],
  ["soon", null],
])("a posting that is valid through %s closes on %s", (validThrough, day) => {
  expect(readPosting(page({ ...posting, validThrough })).validThrough).toBe(day);
});
