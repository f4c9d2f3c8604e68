import { type Fixture, html, jobPlace, jobPosting, jsonLd, meta, organization, salary } from "./fixture.ts";

export const recruitee: readonly Fixture[] = [
  {
    system: "recruitee",
    link: "https://vandelay.recruitee.com/o/import-manager-rotterdam",
    page: html({
      head: `<title>Import Manager - Vandelay Industries</title>${meta("og:title", "Import Manager - Vandelay Industries")}${jsonLd(
        jobPosting({
          title: "Import Manager",
          hiringOrganization: organization("Vandelay Industries"),
          jobLocation: jobPlace("Rotterdam", "Zuid-Holland", "NL"),
          employmentType: ["FULL_TIME"],
          description: "<p>Import latex.</p>",
          baseSalary: salary("EUR", "MONTH", 4200, 5100),
          validThrough: "2026-12-15",
        }),
      )}`,
      body: `<div id="root"></div>`,
    }),
    title: "Import Manager",
    company: "Vandelay Industries",
    pay: "4200-5100 EUR monthly",
    place: "Rotterdam | Zuid-Holland | NL",
    mode: null,
  },
  {
    system: "recruitee",
    trap: "the page has only a title, and the interface flags the mode",
    link: "https://vandelay.recruitee.com/l/de/o/export-manager",
    page: html({
      head: "<title>Export Manager - Vandelay Industries</title>",
      body: `<div id="root"></div>`,
    }),
    response: {
      offer: {
        id: 77,
        slug: "export-manager",
        title: "Export Manager",
        company_name: "Vandelay Industries",
        city: "Berlin",
        country: "Germany",
        location: "Berlin, Germany",
        remote: false,
        hybrid: true,
        on_site: false,
        employment_type_code: "fulltime_permanent",
        description: "<p>Export latex.</p>",
        requirements: "<ul><li>German</li></ul>",
        salary: { min: "55000", max: "62000", period: "year", currency: "EUR" },
      },
    },
    title: "Export Manager",
    company: "Vandelay Industries",
    pay: "55000-62000 EUR annually",
    place: "Berlin | | Germany",
    mode: "hybrid",
  },
  {
    system: "recruitee",
    trap: "a salary of zeros is none; the title has a dash",
    link: "https://vandelay.recruitee.com/o/driver-nights",
    page: html({
      head: `<title>Driver - Nights - Vandelay Industries</title>${jsonLd({
        "@graph": [
          { "@type": "WebSite", name: "Vandelay" },
          jobPosting({
            title: "Driver - Nights",
            hiringOrganization: organization("Vandelay Industries"),
            jobLocation: jobPlace("Utrecht", "", "Netherlands"),
            employmentType: "PART_TIME",
            description: "<p>Drive. You get a travel allowance of €200 per month.</p>",
            baseSalary: salary("EUR", "MONTH", 0, 0),
          }),
        ],
      })}`,
    }),
    title: "Driver - Nights",
    company: "Vandelay Industries",
    pay: null,
    place: "Utrecht | | Netherlands",
    mode: null,
  },
];
