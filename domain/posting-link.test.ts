import { describe, expect, test } from "vitest";
import { linkIdentity } from "./link-identity.ts";
import { postingOfLink } from "./posting-link.ts";

const UUID = "1b2c3d4e-5f60-4a7b-8c9d-0e1f2a3b4c5d";

/** Groups of links that lead to one posting: its page, its form, and its places in lists. */
const SAME: Record<string, readonly string[]> = {
  "linkedin.com/jobs/view/3912345678": [
    "https://www.linkedin.com/jobs/view/3912345678",
    "https://www.linkedin.com/jobs/view/3912345678/?refId=abc&trackingId=x%3D%3D&trk=public_jobs",
    "https://de.linkedin.com/jobs/view/data-engineer-m-w-d-2-jahre-at-acme-gmbh-3912345678",
    "https://www.linkedin.com/comm/jobs/view/3912345678/?lipi=urn",
    "https://www.linkedin.com/jobs/search/?currentJobId=3912345678&geoId=101282230&keywords=data",
    "https://www.linkedin.com/jobs/collections/recommended/?discover=true&currentJobId=3912345678",
    "https://www.linkedin.com/jobs/?currentJobId=3912345678",
    "https://www.linkedin.com/jobs/view/3912345678/?currentJobId=999",
    "https://www.linkedin.com/jobs-guest/jobs/api/jobPosting/3912345678",
  ],
  "linkedin.com/jobs/view/123": [
    "https://www.linkedin.com/jobs/view/123",
    "https://www.linkedin.com/jobs/search?currentJobId=123",
  ],
  "boards.greenhouse.io/embed/job_app?token=4567890": [
    "https://boards.greenhouse.io/acme/jobs/4567890",
    "https://job-boards.greenhouse.io/acme/jobs/4567890?gh_src=abc#app",
    "https://job-boards.eu.greenhouse.io/acme/jobs/4567890",
    "https://boards.greenhouse.io/embed/job_app?for=acme&token=4567890",
    "https://boards-api.greenhouse.io/v1/boards/acme/jobs/4567890",
    "https://www.acme.com/careers/open-roles/data-engineer?gh_jid=4567890&gh_src=linkedin",
    "https://acme.com/jobs?department=1&gh_jid=4567890",
  ],
  "indeed.com/viewjob?jk=0a1b2c3d4e5f6071": [
    "https://www.indeed.com/viewjob?jk=0a1b2c3d4e5f6071&from=serp&tk=1h",
    "https://de.indeed.com/viewjob?jk=0A1B2C3D4E5F6071",
    "https://www.indeed.com/jobs?q=cook&l=Austin&vjk=0a1b2c3d4e5f6071",
    "https://uk.indeed.com/?vjk=0a1b2c3d4e5f6071&advn=1",
    "https://www.indeed.com/rc/clk?jk=0a1b2c3d4e5f6071&bb=x",
    "https://www.indeed.com/m/viewjob?jk=0a1b2c3d4e5f6071",
    "https://www.indeed.com/viewjob?jk=0a1b2c3d4e5f6071&vjk=ffffffffffffffff",
  ],
  [`jobs.lever.co/acme/${UUID}`]: [
    `https://jobs.lever.co/acme/${UUID}`,
    `https://jobs.lever.co/Acme/${UUID}/apply?lever-source=LinkedIn`,
    `https://jobs.eu.lever.co/acme/${UUID}/thanks`,
    `https://api.lever.co/v0/postings/acme/${UUID}?mode=json`,
  ],
  [`jobs.ashbyhq.com/?ashby_jid=${UUID}`]: [
    `https://jobs.ashbyhq.com/Acme%20Labs/${UUID}`,
    `https://jobs.ashbyhq.com/acme/${UUID}/application?utm_source=x`,
    `https://acme.com/careers?ashby_jid=${UUID.toUpperCase()}`,
  ],
  "acme.wd5.myworkdayjobs.com/external/job/jr-10234": [
    "https://acme.wd5.myworkdayjobs.com/External/job/Berlin/Data-Engineer_JR-10234",
    "https://acme.wd5.myworkdayjobs.com/en-US/External/job/Berlin/Data-Engineer_JR-10234/apply",
    "https://acme.wd5.myworkdayjobs.com/de-DE/External/job/Dateningenieur_JR-10234/apply/autofillWithResume",
    "https://acme.wd5.myworkdayjobs.com/External/details/Data-Engineer_JR-10234?q=data",
    "https://acme.wd5.myworkdayjobs.com/wday/cxs/acme/External/job/Berlin/Data-Engineer_JR-10234",
    "https://wd5.myworkdaysite.com/en-US/recruiting/acme/External/job/Berlin/Data-Engineer_JR-10234",
  ],
  "jobs.smartrecruiters.com/acmegroup/744000012345678": [
    "https://jobs.smartrecruiters.com/AcmeGroup/744000012345678-data-engineer",
    "https://jobs.smartrecruiters.com/AcmeGroup/744000012345678?trid=1",
    "https://careers.smartrecruiters.com/acmegroup/744000012345678-data-engineer",
  ],
  "acme.recruitee.com/o/data-engineer-berlin": [
    "https://acme.recruitee.com/o/data-engineer-berlin",
    "https://acme.recruitee.com/o/data-engineer-berlin/c/new?source=x",
    "https://acme.recruitee.com/l/de/o/data-engineer-berlin",
  ],
  "acme.jobs.personio.de/job/1234567": [
    "https://acme.jobs.personio.de/job/1234567?language=de&display=de#apply",
    "https://acme.jobs.personio.com/job/1234567/apply",
  ],
};
const CASES = Object.entries(SAME).flatMap(([identity, links]) =>
  links.map((link) => [link, identity] as const),
);

describe("a posting's links have one identity", () => {
  test.each(CASES)("%s", (link, identity) => {
    expect(linkIdentity(link)).toBe(identity);
    expect(linkIdentity(`https://${identity}`)).toBe(identity);
  });
});

describe("links that don't lead to the same posting differ", () => {
  test.each([
    ["https://www.linkedin.com/jobs/view/1", "https://www.linkedin.com/jobs/view/2"],
    [
      "https://www.linkedin.com/jobs/search/?currentJobId=1",
      "https://www.linkedin.com/jobs/search/?currentJobId=2",
    ],
    ["https://www.indeed.com/viewjob?jk=0a1b", "https://www.indeed.com/viewjob?jk=0a1c"],
    ["https://acme.com/jobs?gh_jid=1", "https://acme.com/jobs?gh_jid=2"],
    ["https://jobs.lever.co/acme/a1", "https://jobs.lever.co/bolt/a1"],
    ["https://a.wd5.myworkdayjobs.com/X/job/A/B_R-1", "https://b.wd5.myworkdayjobs.com/X/job/A/B_R-1"],
    [
      "https://a.wd5.myworkdayjobs.com/X/job/Sales_Engineer",
      "https://a.wd5.myworkdayjobs.com/X/job/Test_Engineer",
    ],
    ["https://acme.recruitee.com/o/cook", "https://acme.recruitee.com/o/cook-2"],
    ["https://acme.jobs.personio.de/job/1", "https://bolt.jobs.personio.de/job/1"],
  ])("%s and %s", (a, b) => {
    expect(linkIdentity(a)).not.toBe(linkIdentity(b));
  });
});

test.each([
  "https://www.linkedin.com/in/robin?currentJobId=1",
  "https://www.linkedin.com/company/acme/jobs/",
  "https://boards.greenhouse.io/acme",
  "https://jobs.lever.co/acme",
  "https://api.lever.co/v0/postings/acme",
  "https://jobs.ashbyhq.com/acme",
  "https://acme.com/search?jk=0a1b2c3d4e5f6071",
  "https://acme.wd5.myworkdayjobs.com/External",
  "https://acme.recruitee.com/",
  "https://notlinkedin.com/jobs/view/3912345678",
])("%s isn't a posting of a known system", (link) => {
  expect(postingOfLink(new URL(link))).toBeNull();
});
