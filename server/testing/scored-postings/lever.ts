import { type Fixture, html, jobPlace, jobPosting, jsonLd, meta, organization } from "./fixture.ts";

const id = (last: number) => `1b2c3d4e-5f60-4a7b-8c9d-0e1f2a3b400${last}`;
const posting = (
  company: string,
  title: string,
  categories: Record<string, string>,
  body: string,
  head = "",
) =>
  html({
    head: `<title>${company} - ${title}</title>${meta("og:title", `${company} - ${title}`)}${head}`,
    body: `<div class="content-wrapper posting-page"><div class="content"><div class="section-wrapper accent-section page-full-width">
      <div class="section page-centered posting-header"><div class="posting-headline"><h2>${title}</h2><div class="posting-categories">
      ${Object.entries(categories)
        .map(
          ([name, text]) =>
            `<div class="sort-by-time posting-category medium-category-label ${name}">${text}</div>`,
        )
        .join(
          "",
        )}</div></div><div class="postings-btn-wrapper"><a class="postings-btn">Apply for this job</a></div></div></div>
      <div class="section-wrapper page-full-width"><div class="section page-centered" data-qa="job-description">${body}</div></div></div></div>`,
  });

export const lever: readonly Fixture[] = [
  {
    system: "lever",
    link: `https://jobs.lever.co/globex/${id(1)}`,
    page: posting(
      "Globex",
      "Account Executive - EMEA",
      {
        location: "Dublin, Ireland",
        department: "Sales /",
        commitment: "Full-time /",
        workplaceTypes: "Hybrid",
      },
      "<div>You sell.</div><div>Salary: €70,000 - €85,000 per annum plus commission.</div>",
    ),
    title: "Account Executive - EMEA",
    company: "Globex",
    pay: "70000-85000 EUR annually",
    place: "Dublin | | Ireland",
    mode: "hybrid",
  },
  {
    system: "lever",
    trap: "the interface has the pay; the page talks of funds that the company manages",
    link: `https://jobs.lever.co/globex/${id(2)}/apply`,
    page: posting(
      "Globex",
      "Fund Accountant",
      { location: "New York, NY", commitment: "Full-time", workplaceTypes: "On-site" },
      "<div>We manage $4,000,000 to $9,000,000 funds and raised $120M.</div>",
    ),
    response: {
      id: id(2),
      text: "Fund Accountant",
      categories: { commitment: "Full-time", location: "New York, NY", team: "Finance" },
      country: "US",
      workplaceType: "onsite",
      description: "<div>We manage funds.</div>",
      lists: [{ text: "Requirements", content: "<li>CPA</li>" }],
      additional: "<div>Benefits</div>",
      salaryRange: { min: 95000, max: 120000, currency: "USD", interval: "per-year-salary" },
    },
    title: "Fund Accountant",
    company: "Globex",
    pay: "95000-120000 USD annually",
    place: "New York | NY | US",
    mode: "onsite",
  },
  {
    system: "lever",
    link: `https://jobs.lever.co/initech/${id(3)}`,
    page: posting(
      "Initech",
      "QA Analyst",
      { location: "Austin, TX", commitment: "Contract", workplaceTypes: "Remote" },
      "<div>Test things.</div>",
      jsonLd(
        jobPosting({
          title: "QA Analyst",
          hiringOrganization: organization("Initech"),
          jobLocation: jobPlace("Austin", "TX", ""),
          employmentType: "Contract",
          jobLocationType: "TELECOMMUTE",
          description: "<div>Test things.</div>",
          baseSalary: { "@type": "MonetaryAmount", currency: "USD", value: { value: 55, unitText: "HOUR" } },
        }),
      ),
    ),
    title: "QA Analyst",
    company: "Initech",
    pay: "55 USD hourly",
    place: "Austin | TX |",
    mode: "remote",
  },
  {
    system: "lever",
    trap: "hybrid cloud and remote teams are the job's subject, not its mode",
    link: `https://jobs.lever.co/initech/${id(4)}`,
    page: posting(
      "Initech",
      "Cloud Architect",
      { location: "Toronto, Ontario, Canada", commitment: "Full-time" },
      "<div>Design hybrid cloud platforms with remote teams.</div><div>The salary is $120,000 - $140,000 and a $5,000 wellness allowance.</div>",
    ),
    title: "Cloud Architect",
    company: "Initech",
    pay: "120000-140000 CAD annually",
    place: "Toronto | Ontario | Canada",
    mode: null,
  },
];
