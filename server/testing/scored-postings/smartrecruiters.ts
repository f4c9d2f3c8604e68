import { type Fixture, html, meta } from "./fixture.ts";

const sections = (parts: Record<string, string>) =>
  Object.entries(parts)
    .map(
      ([name, text]) =>
        `<section class="job-section" id="st-${name}"><h2 class="title">${name}</h2><div class="wysiwyg" itemprop="${name}">${text}</div></section>`,
    )
    .join("");

const ad = (fields: {
  title: string;
  company: string;
  address: string;
  extra?: string;
  parts: Record<string, string>;
}) =>
  html({
    head: `<title>${fields.company} ${fields.title} | SmartRecruiters</title>${meta("og:title", fields.title)}${meta("og:site_name", "SmartRecruiters")}`,
    body: `<main class="jobad-main job" itemscope itemtype="http://schema.org/JobPosting">
      <meta itemprop="industry" content="Retail"><meta itemprop="datePosted" content="2026-11-01T10:00:00.000Z">
      <div itemprop="hiringOrganization" itemscope itemtype="http://schema.org/Organization"><meta itemprop="name" content="${fields.company}"></div>
      <h1 class="job-title" itemprop="title">${fields.title}</h1>
      <ul class="job-details"><li class="job-detail" itemprop="jobLocation" itemscope itemtype="http://schema.org/Place">
      <span itemprop="address" itemscope itemtype="http://schema.org/PostalAddress">${fields.address}</span></li>
      <li class="job-detail" itemprop="employmentType">Full-time</li>${fields.extra ?? ""}</ul>
      <div class="job-sections">${sections(fields.parts)}</div></main>
      <section class="similar-jobs"><h2>Similar jobs</h2><div itemscope itemtype="http://schema.org/JobPosting"><a itemprop="title">Night Manager</a>
      <div itemprop="baseSalary" itemscope itemtype="http://schema.org/MonetaryAmount"><meta itemprop="currency" content="EUR"><meta itemprop="value" content="99000"></div></div></section>`,
  });

const address = (city: string, region: string, country: string) =>
  `<meta itemprop="addressLocality" content="${city}"><meta itemprop="addressRegion" content="${region}"><meta itemprop="addressCountry" content="${country}">`;

export const smartrecruiters: readonly Fixture[] = [
  {
    system: "smartrecruiters",
    trap: "microdata, with the pay of a similar job",
    link: "https://jobs.smartrecruiters.com/HooliGroup/744000011110001-store-manager",
    page: ad({
      title: "Store Manager",
      company: "Hooli Group",
      address: address("Hamburg", "HH", "Germany"),
      parts: {
        description: "<p>Hooli sells phones.</p>",
        responsibilities: "<ul><li>Lead the store</li></ul>",
        qualifications: "<p>Experience in retail.</p>",
        incentives: "<p>Monatsgehalt: 3.800 € brutto, zuzüglich Prämie bis 500 €.</p>",
      },
    }),
    title: "Store Manager",
    company: "Hooli Group",
    pay: "3800 EUR monthly",
    place: "Hamburg | HH | Germany",
    mode: null,
  },
  {
    system: "smartrecruiters",
    link: "https://jobs.smartrecruiters.com/HooliGroup/744000011110002-data-analyst?trid=2d92f286",
    page: ad({
      title: "Data Analyst (m/f/d)",
      company: "Hooli Group",
      address: address("Zürich", "ZH", "Switzerland"),
      parts: {
        description: "<p>Hooli.</p>",
        responsibilities: "<p>Analyze. You work remotely 2 days, and 3 days a week in the office.</p>",
        qualifications: "<p>SQL. Salary: CHF 95'000 – 110'000 per year.</p>",
      },
    }),
    title: "Data Analyst (m/f/d)",
    company: "Hooli Group",
    pay: "95000-110000 CHF annually",
    place: "Zürich | ZH | Switzerland",
    mode: "hybrid",
  },
  {
    system: "smartrecruiters",
    trap: "the page doesn't load, and the interface has everything",
    link: "https://jobs.smartrecruiters.com/HooliGroup/744000011110003",
    response: {
      id: "744000011110003",
      name: "Warehouse Lead",
      company: { identifier: "HooliGroup", name: "Hooli Group" },
      location: {
        city: "Lyon",
        region: "ARA",
        country: "fr",
        remote: false,
        hybrid: false,
        fullLocation: "Lyon, ARA, France",
      },
      typeOfEmployment: { id: "permanent", label: "Full-time" },
      jobAd: {
        sections: {
          companyDescription: { title: "Company Description", text: "<p>Hooli.</p>" },
          jobDescription: {
            title: "Job Description",
            text: "<p>Poste sur site. Rémunération : 32 000 € à 36 000 € brut annuel.</p>",
          },
          qualifications: { title: "Qualifications", text: "<p>Caces</p>" },
          additionalInformation: {},
        },
      },
      creator: { name: "Camille Dubois" },
    },
    title: "Warehouse Lead",
    company: "Hooli Group",
    pay: "32000-36000 EUR annually",
    place: "Lyon | ARA | fr",
    mode: "onsite",
    names: ["Camille Dubois"],
  },
];
