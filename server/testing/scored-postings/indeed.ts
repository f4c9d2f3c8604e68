import { type Fixture, html, jobPlace, jobPosting, jsonLd, organization, salary } from "./fixture.ts";

const view = (fields: {
  title: string;
  company: string;
  place: string;
  pay: string;
  body: string;
  data?: string;
}) =>
  html({
    head: `<title>${fields.title} - ${fields.place} - Indeed.com</title>${fields.data ?? ""}`,
    body: `<div class="jobsearch-JobComponent"><h1 class="jobsearch-JobInfoHeader-title" data-testid="jobsearch-JobInfoHeader-title"><span>${fields.title}</span></h1>
      <div data-testid="inlineHeader-companyName"><span><a href="#">${fields.company}</a></span></div>
      <div data-testid="inlineHeader-companyLocation"><div>${fields.place}</div></div>
      <div id="salaryInfoAndJobType">${fields.pay}</div>
      <div id="jobDescriptionText" class="jobsearch-JobComponent-description">${fields.body}</div>
      <div class="jobsearch-OtherJobs"><h2>Similar jobs</h2><div>Chef — $95,000 a year</div></div></div>`,
  });

export const indeed: readonly Fixture[] = [
  {
    system: "indeed",
    link: "https://www.indeed.com/viewjob?jk=0a1b2c3d4e5f6071",
    page: view({
      title: "Line Cook",
      company: "Krusty Burger",
      place: "Springfield, OR 97477",
      pay: "<span>$18.50 - $22.00 an hour</span><span> - Full-time</span>",
      body: "<p>Cook burgers.</p>",
    }),
    title: "Line Cook",
    company: "Krusty Burger",
    pay: "18.5-22 USD hourly",
    place: "Springfield | OR |",
    mode: null,
  },
  {
    system: "indeed",
    trap: "the site's estimate isn't pay",
    link: "https://www.indeed.com/jobs?q=clerk&vjk=0a1b2c3d4e5f6072",
    page: view({
      title: "Office Clerk - Nights",
      company: "Krusty Burger",
      place: "Hybrid work in Portland, OR",
      pay: "<span>Estimated $38.2K - $48.4K a year</span>",
      body: "<p>File papers.</p>",
    }),
    title: "Office Clerk - Nights",
    company: "Krusty Burger",
    pay: null,
    place: "Portland | OR |",
    mode: "hybrid",
  },
  {
    system: "indeed",
    trap: "the data has an estimate besides the base salary of another list's job",
    link: "https://uk.indeed.com/viewjob?jk=0a1b2c3d4e5f6073",
    page: view({
      title: "Barista",
      company: "Central Perk",
      place: "London",
      pay: "",
      body: "<p>Make coffee.</p>",
      data:
        jsonLd({
          "@type": "ItemList",
          itemListElement: [
            {
              "@type": "ListItem",
              item: jobPosting({
                title: "Waiter",
                hiringOrganization: organization("Other"),
                baseSalary: salary("GBP", "HOUR", 12, 14),
              }),
            },
          ],
        }) +
        jsonLd(
          jobPosting({
            title: "Barista",
            hiringOrganization: organization("Central Perk"),
            jobLocation: jobPlace("London", "", "GB"),
            description: "<p>Make coffee.</p>",
            estimatedSalary: [
              { "@type": "MonetaryAmountDistribution", currency: "GBP", median: 24000, unitText: "YEAR" },
            ],
          }),
        ),
    }),
    title: "Barista",
    company: "Central Perk",
    pay: null,
    place: "London | | GB",
    mode: null,
  },
  {
    system: "indeed",
    link: "https://fr.indeed.com/viewjob?jk=0a1b2c3d4e5f6074",
    page: view({
      title: "Développeur PHP (H/F)",
      company: "Dupont SA",
      place: "69003 Lyon",
      pay: "<span>De 38 000 € à 45 000 € par an</span><span> - CDI</span>",
      body: "<p>Développer. 2 jours de télétravail par semaine.</p>",
    }),
    title: "Développeur PHP (H/F)",
    company: "Dupont SA",
    pay: "38000-45000 EUR annually",
    place: "Lyon | |",
    mode: "hybrid",
  },
];
