import { type Fixture, html, jobPosting, jsonLd, meta, organization } from "./fixture.ts";

const shell = (title: string, data: Record<string, unknown> | null) =>
  html({
    head: `<title></title>${meta("og:title", title)}${meta("og:description", "We are hiring")}${data ? jsonLd(data) : ""}`,
    body: `<div id="root"></div>`,
  });

export const workday: readonly Fixture[] = [
  {
    system: "workday",
    link: "https://wayne.wd5.myworkdayjobs.com/en-US/External/job/Chicago-IL/Risk-Analyst_R-10001",
    page: shell(
      "Risk Analyst",
      jobPosting({
        title: "Risk Analyst",
        hiringOrganization: organization("Wayne Enterprises, Inc."),
        identifier: { "@type": "PropertyValue", name: "Risk Analyst", value: "R-10001" },
        jobLocation: {
          "@type": "Place",
          address: { addressLocality: "Chicago, IL", addressCountry: "United States of America" },
        },
        employmentType: "FULL_TIME",
        description:
          "Analyze risk. The estimated base salary range for this role is $85,000 - $105,000 annually. Actual pay depends on experience. Bonus target of 10%.",
      }),
    ),
    title: "Risk Analyst",
    company: "Wayne Enterprises, Inc.",
    pay: "85000-105000 USD annually",
    place: "Chicago | IL | United States of America",
    mode: null,
  },
  {
    system: "workday",
    trap: "only the interface has the posting",
    link: "https://wayne.wd5.myworkdayjobs.com/External/job/Gotham/Night-Guard_R-10002/apply",
    page: shell("Night Guard", null),
    response: {
      jobPostingInfo: {
        id: "abc",
        title: "Night Guard",
        jobDescription: "<p>Guard the tower.</p><p>Hourly pay: $24.50</p>",
        location: "Gotham City, New Jersey",
        additionalLocations: ["Newark"],
        timeType: "Part time",
        jobReqId: "R-10002",
        remoteType: "On-Site",
        country: { descriptor: "United States of America", id: "x" },
        startDate: "2026-11-01",
        endDate: "2026-12-01",
        externalUrl: "https://wayne.wd5.myworkdayjobs.com/External/job/Gotham/Night-Guard_R-10002",
      },
      hiringOrganization: { name: "Wayne Enterprises, Inc.", url: "" },
      similarJobs: [{ title: "Butler", locationsText: "Gotham" }],
    },
    title: "Night Guard",
    company: "Wayne Enterprises, Inc.",
    pay: "24.5 USD hourly",
    place: "Gotham City | New Jersey | United States of America",
    mode: "onsite",
  },
  {
    system: "workday",
    trap: "hybrid by the interface, with money that the team handles",
    link: "https://wayne.wd5.myworkdayjobs.com/External/details/Treasury-Lead_R-10003",
    page: shell("Treasury Lead", null),
    response: {
      jobPostingInfo: {
        title: "Treasury Lead",
        jobDescription:
          "<p>You approve transactions of $250,000 to $900,000 per month and a $2 million budget.</p>",
        location: "London",
        timeType: "Full time",
        remoteType: "Hybrid",
        country: { descriptor: "United Kingdom" },
      },
      hiringOrganization: { name: "Wayne Europe Ltd" },
    },
    title: "Treasury Lead",
    company: "Wayne Europe Ltd",
    pay: null,
    place: "London | | United Kingdom",
    mode: "hybrid",
  },
  {
    system: "workday",
    trap: "the rendered page as the bookmark sees it",
    link: "https://wayne.wd5.myworkdayjobs.com/External/job/Tokyo/Engineer_R-10004",
    page: html({
      head: "<title>Robotics Engineer</title>",
      body: `<main><h2 data-automation-id="jobPostingHeader">Robotics Engineer</h2>
        <div data-automation-id="remoteType"><dl><dt>remote type</dt><dd>Fully Remote</dd></dl></div>
        <div data-automation-id="locations"><dl><dt>locations</dt><dd>Osaka, Japan</dd></dl></div>
        <div data-automation-id="time"><dl><dt>time type</dt><dd>Full time</dd></dl></div>
        <div data-automation-id="jobPostingDescription"><p>Build robots. Salary: ¥8,000,000 – ¥11,000,000 per year.</p></div>
        <section data-automation-id="similarJobs"><h2>Similar Jobs</h2><p>$1,000,000 a year</p></section></main>`,
    }),
    title: "Robotics Engineer",
    company: null,
    pay: "8000000-11000000 JPY annually",
    place: "Osaka | | Japan",
    mode: "remote",
  },
];
