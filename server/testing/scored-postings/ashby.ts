import { type Fixture, html, jobPlace, jobPosting, jsonLd, organization } from "./fixture.ts";

const id = (last: number) => `5c0ffee0-1234-4abc-9def-00000000000${last}`;
const shell = (title: string, company: string, data = "") =>
  html({
    head: `<title>${title} @ ${company}</title><meta property="og:title" content="${title}">${data}`,
    body: `<div id="root"></div><script>window.__appData={"posting":{"title":"Another title","compensation":"$1 – $2"}}</script>`,
  });

export const ashby: readonly Fixture[] = [
  {
    system: "ashby",
    link: `https://jobs.ashbyhq.com/Umbrella/${id(1)}`,
    page: shell(
      "Product Designer",
      "Umbrella",
      jsonLd(
        jobPosting({
          title: "Product Designer",
          hiringOrganization: organization("Umbrella"),
          jobLocation: [jobPlace("London", "England", "United Kingdom"), jobPlace("Paris", "", "France")],
          employmentType: "FULL_TIME",
          description: "<h1>About</h1><p>We are hybrid, with two days in the office.</p>",
          baseSalary: salaryOf("GBP", 65000, 80000),
        }),
      ),
    ),
    title: "Product Designer",
    company: "Umbrella",
    pay: "65000-80000 GBP annually",
    place: "London | England | United Kingdom",
    mode: "hybrid",
  },
  {
    system: "ashby",
    trap: "the page is a shell, and the interface lists all jobs, with equity before the salary",
    link: `https://jobs.ashbyhq.com/umbrella/${id(2)}/application`,
    page: shell("Backend Engineer", "Umbrella"),
    response: {
      apiVersion: "1",
      jobs: [
        {
          id: id(9),
          title: "Backend Engineer, Payments",
          location: "Madrid",
          workplaceType: "OnSite",
          descriptionHtml: "<p>Other</p>",
          compensation: {
            summaryComponents: [
              {
                compensationType: "Salary",
                interval: "1 YEAR",
                currencyCode: "EUR",
                minValue: 1,
                maxValue: 2,
              },
            ],
          },
        },
        {
          id: id(2),
          title: "Backend Engineer",
          location: "Remote (EU)",
          isRemote: true,
          workplaceType: "Remote",
          employmentType: "FullTime",
          address: {
            postalAddress: { addressLocality: "Berlin", addressRegion: "Berlin", addressCountry: "Germany" },
          },
          descriptionHtml: "<p>Go and PostgreSQL.</p>",
          compensation: {
            compensationTierSummary: "€90K – €110K • 0.1% – 0.3%",
            summaryComponents: [
              { compensationType: "EquityPercentage", interval: "NONE", minValue: 0.1, maxValue: 0.3 },
              {
                compensationType: "Salary",
                interval: "1 YEAR",
                currencyCode: "EUR",
                minValue: 90000,
                maxValue: 110000,
              },
            ],
          },
        },
      ],
    },
    title: "Backend Engineer",
    company: "Umbrella",
    pay: "90000-110000 EUR annually",
    place: "Berlin | Berlin | Germany",
    mode: "remote",
  },
  {
    system: "ashby",
    trap: "no pay is stated, though a similar-sounding number is",
    link: `https://jobs.ashbyhq.com/soylent/${id(3)}`,
    page: shell(
      "Food Scientist",
      "Soylent",
      jsonLd(
        jobPosting({
          title: "Food Scientist",
          hiringOrganization: organization("Soylent"),
          jobLocation: jobPlace("Los Angeles", "California", "USA"),
          description:
            "<p>Our revenue grew to $120,000,000. Competitive salary, and a $3,000 relocation allowance.</p><p>This role is on-site in Los Angeles.</p>",
        }),
      ),
    ),
    title: "Food Scientist",
    company: "Soylent",
    pay: null,
    place: "Los Angeles | California | USA",
    mode: "onsite",
  },
];

function salaryOf(currency: string, minValue: number, maxValue: number) {
  return { "@type": "MonetaryAmount", currency, value: { minValue, maxValue, unitText: "YEAR" } };
}
