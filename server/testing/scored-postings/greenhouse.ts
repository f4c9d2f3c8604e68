import { type Fixture, html, jobPlace, jobPosting, jsonLd, meta, organization } from "./fixture.ts";

const board = (title: string, company: string, place: string, body: string, more = "") =>
  html({
    head: `<title>Job Application for ${title} at ${company}</title>${meta("og:title", title)}${meta("og:description", place)}`,
    body: `<main class="main"><div class="job-post-container"><div class="job__header"><div class="job__title">
      <h1 class="section-header section-header--large font-primary">${title}</h1><div class="job__location"><svg></svg><div>${place}</div></div></div></div>
      <div class="job__description body"><div>${body}</div></div>${more}
      <form id="application-form"><h2>Apply for this job</h2><label for="first_name">First Name</label><input id="first_name"></form></div></main>`,
  });

const payRange = (title: string, range: string) =>
  `<div class="job__pay-ranges"><div class="pay-range"><p class="title">${title}</p><p class="body">${range}</p></div></div>`;

export const greenhouse: readonly Fixture[] = [
  {
    system: "greenhouse",
    link: "https://job-boards.greenhouse.io/northwind/jobs/4510001",
    page: board(
      "Senior Data Engineer",
      "Northwind",
      "Berlin, Germany",
      "<p>Northwind builds pipelines.</p><p><strong>What you'll do</strong></p><ul><li>Own ingestion</li></ul>",
      payRange("Annual base salary", "€75,000 - €95,000 EUR"),
    ),
    title: "Senior Data Engineer",
    company: "Northwind",
    pay: "75000-95000 EUR annually",
    place: "Berlin | | Germany",
    mode: null,
  },
  {
    system: "greenhouse",
    trap: "a remote posting whose only pay is among funding and a bonus",
    link: "https://job-boards.greenhouse.io/northwind/jobs/4510002?gh_src=abc",
    page: board(
      "Lead at Large Accounts",
      "Northwind",
      "Remote - US",
      `<p>We raised $80M in our Series C and serve 4,000 customers.</p><p>You get a $10,000 sign-on bonus, a $1,500 annual learning budget,
       and a base salary of $150,000 to $185,000 per year, plus an annual bonus of up to $30,000.</p>`,
    ),
    title: "Lead at Large Accounts",
    company: "Northwind",
    pay: "150000-185000 USD annually",
    place: "| | US",
    mode: "remote",
  },
  {
    system: "greenhouse",
    trap: "the page is a company's own, and the posting comes from the interface",
    link: "https://www.northwind.example/careers/role?gh_jid=4510003",
    page: html({
      head: `<title>Careers at Northwind</title>`,
      body: `<main><h1>Careers</h1><div id="grnhse_app"></div><script src="https://boards.greenhouse.io/embed/job_board/js?for=northwind"></script></main>`,
    }),
    response: {
      id: 4510003,
      title: "Support Engineer",
      company_name: "Northwind",
      location: { name: "Hybrid - London, United Kingdom" },
      content:
        "&lt;p&gt;Help customers.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Write answers &amp;amp; guides&lt;/li&gt;&lt;/ul&gt;",
      pay_input_ranges: [
        { min_cents: 4500000, max_cents: 5200000, currency_type: "GBP", title: "Annual salary" },
      ],
      metadata: null,
      absolute_url: "https://www.northwind.example/careers/role?gh_jid=4510003",
    },
    title: "Support Engineer",
    company: "Northwind",
    pay: "45000-52000 GBP annually",
    place: "London | | United Kingdom",
    mode: "hybrid",
  },
  {
    system: "greenhouse",
    link: "https://boards.greenhouse.io/acmelabs/jobs/4510004",
    page: html({
      head: `<title>Job Application for Lab Technician at Acme Labs</title>${jsonLd(
        jobPosting({
          title: "Lab Technician",
          hiringOrganization: organization("Acme Labs"),
          jobLocation: jobPlace("Boston", "MA", "US"),
          employmentType: "FULL_TIME",
          description: "<p>Run assays on-site.</p><p>Pay: $28.50 - $34.00 per hour, depending on shift.</p>",
        }),
      )}`,
      body: `<div id="app_body"><h1 class="app-title">Lab Technician</h1><span class="company-name">at Acme Labs</span><div class="location">Boston, MA</div>
        <div id="content"><p>Run assays on-site.</p></div></div>`,
    }),
    title: "Lab Technician",
    company: "Acme Labs",
    pay: "28.5-34 USD hourly",
    place: "Boston | MA | US",
    mode: null,
  },
  {
    system: "greenhouse",
    trap: "an old board without data, with a range for each region",
    link: "https://boards.greenhouse.io/acmelabs/jobs/4510005",
    page: html({
      head: `<title>Job Application for Staff Engineer at Acme Labs</title>`,
      body: `<div id="app_body"><h1 class="app-title">Staff Engineer</h1><span class="company-name"> at Acme Labs </span><div class="location">Denver, CO</div>
        <div id="content"><p>Requirements: ten years of experience.</p><p>New York City salary range: $210,000 - $250,000</p>
        <p>Denver salary range: $180,000 - $220,000</p><p>We work in a hybrid model, three days a week in our office.</p></div></div>`,
    }),
    title: "Staff Engineer",
    company: "Acme Labs",
    pay: "180000-220000 USD annually",
    place: "Denver | CO |",
    mode: "hybrid",
  },
];
