import { expect, test } from "vitest";
import { companyOfSite } from "./site-company.ts";

test.each([
  ["https://careers-acme.icims.com/jobs/1/job", "Acme"],
  ["https://uscareers-north-wind.icims.com/jobs/1", "North Wind"],
  ["https://acme.wd5.myworkdayjobs.com/en-US/External/job/1", "Acme"],
  ["https://boards.greenhouse.io/acme/jobs/1", "Acme"],
  ["https://job-boards.greenhouse.io/example/jobs/1", "Example"],
  ["https://jobs.lever.co/north-wind/2", "North Wind"],
  ["https://www.acme.com/careers/1", "Acme"],
  ["https://careers.acme.co.uk/1", "Acme"],
  ["https://icims.com/jobs/1", "Icims"],
  ["https://www.linkedin.com/jobs/view/1", null],
  ["https://de.indeed.com/viewjob?jk=1", null],
  ["http://127.0.0.1/", null],
  ["not a link", null],
])("the company in the address %s is %s", (link, company) => {
  expect(companyOfSite(link)).toBe(company);
});
