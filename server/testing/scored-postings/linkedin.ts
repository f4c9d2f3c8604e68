import { type Fixture, html, meta } from "./fixture.ts";

const guest = (fields: { title: string; company: string; place: string; pay?: string; body: string }) =>
  html({
    head: `<title>${fields.company} hiring ${fields.title} in ${fields.place} | LinkedIn</title>
      ${meta("og:title", `${fields.company} hiring ${fields.title} in ${fields.place} | LinkedIn`)}${meta("og:site_name", "LinkedIn")}`,
    body: `<main class="main" role="main"><section class="top-card-layout"><h1 class="top-card-layout__title topcard__title">${fields.title}</h1>
      <h4><span class="topcard__flavor"><a class="topcard__org-name-link" href="#">${fields.company}</a></span>
      <span class="topcard__flavor topcard__flavor--bullet">${fields.place}</span></h4>
      <figcaption class="num-applicants__caption">Over 200 applicants</figcaption></section>
      <section class="message-the-recruiter"><h3 class="base-main-card__title">Priya Raman</h3><h4>Talent Partner</h4></section>
      ${fields.pay ?? ""}
      <div class="description__text description__text--rich"><section class="show-more-less-html"><div class="show-more-less-html__markup">${fields.body}</div></section></div>
      <ul class="description__job-criteria-list"><li><h3>Employment type</h3><span>Full-time</span></li></ul>
      <section class="find-a-referral"><p>Referrals: Tomás Ortega works here</p></section></main>
      <section class="similar-jobs"><h2>Similar jobs</h2><ul><li><h3>Principal Engineer</h3><span class="job-search-card__salary-info">$210,000.00 - $260,000.00</span></li></ul></section>`,
  });

const salaryBox = (text: string, note: string) =>
  `<section class="compensation"><h2>Base pay range</h2><div class="salary compensation__salary">${text}</div><p>${note}</p></section>`;

const signedIn = (fields: {
  title: string;
  company: string;
  facts: string;
  preferences: string;
  body: string;
}) =>
  html({
    head: `<title>(4) ${fields.title} | ${fields.company} | LinkedIn</title>`,
    body: `<main id="main"><div class="job-view-layout"><div class="job-details-jobs-unified-top-card__company-name"><a href="#">${fields.company}</a></div>
      <div class="job-details-jobs-unified-top-card__job-title"><h1 class="t-24">${fields.title}</h1></div>
      <div class="job-details-jobs-unified-top-card__primary-description-container"><span>${fields.facts}</span></div>
      <div class="job-details-fit-level-preferences">${fields.preferences}</div>
      <div class="job-details-people-who-can-help__section"><h2>Meet the hiring team</h2><a href="/in/x"><strong>Ingrid Solberg</strong></a><span>2nd</span><p>Head of Talent</p></div>
      <p>Kenji Watanabe and 12 other connections work here</p>
      <div id="job-details" class="jobs-description-content__text"><h2>About the job</h2>${fields.body}</div></div>
      <aside><h3>People you can reach out to</h3><p>Amara Diallo</p></aside></main>`,
  });

const NAMES = ["Priya Raman", "Tomás Ortega"];
const INSIDE = ["Ingrid Solberg", "Kenji Watanabe", "Amara Diallo"];

export const linkedin: readonly Fixture[] = [
  {
    system: "linkedin",
    trap: "names of recruiters, and the pay of similar jobs",
    link: "https://www.linkedin.com/jobs/view/3900000001",
    page: guest({
      title: "Platform Engineer",
      company: "Cyberdyne",
      place: "San Francisco, CA",
      pay: salaryBox(
        "$165,000.00/yr - $190,000.00/yr",
        "This range is provided by Cyberdyne. Your actual pay will be based on your skills.",
      ),
      body: "<p>Keep the machines up.</p>",
    }),
    title: "Platform Engineer",
    company: "Cyberdyne",
    pay: "165000-190000 USD annually",
    place: "San Francisco | CA |",
    mode: null,
    names: NAMES,
  },
  {
    system: "linkedin",
    trap: "the title has “in”, and only similar jobs state pay",
    link: "https://de.linkedin.com/jobs/view/software-engineer-in-test-at-cyberdyne-3900000002",
    page: guest({
      title: "Software Engineer in Test",
      company: "Cyberdyne",
      place: "Munich, Bavaria, Germany",
      body: "<p>Test the machines. Hybrid working: 3 days a week in our office.</p>",
    }),
    title: "Software Engineer in Test",
    company: "Cyberdyne",
    pay: null,
    place: "Munich | Bavaria | Germany",
    mode: "hybrid",
    names: NAMES,
  },
  {
    system: "linkedin",
    trap: "the site estimates the pay",
    link: "https://www.linkedin.com/jobs/view/3900000003",
    page: guest({
      title: "Welder",
      company: "Tyrell",
      place: "Houston, TX",
      pay: salaryBox("$25.00/hr - $31.00/hr", "Estimated by LinkedIn from similar jobs"),
      body: "<p>Weld.</p>",
    }),
    title: "Welder",
    company: "Tyrell",
    pay: null,
    place: "Houston | TX |",
    mode: null,
    names: NAMES,
  },
  {
    system: "linkedin",
    trap: "the signed-in page, with names of connections in its main part",
    link: "https://www.linkedin.com/jobs/search/?currentJobId=3900000004",
    page: signedIn({
      title: "Marketing Manager",
      company: "Tyrell",
      facts: "Amsterdam, North Holland, Netherlands · Reposted 2 weeks ago · Over 100 applicants",
      preferences:
        "<button><span>€60K/yr - €75K/yr</span></button><button><span>Hybrid</span></button><button><span>Full-time</span></button>",
      body: "<p>Run campaigns with a budget of €500,000 a year.</p>",
    }),
    title: "Marketing Manager",
    company: "Tyrell",
    pay: "60000-75000 EUR annually",
    place: "Amsterdam | North Holland | Netherlands",
    mode: "hybrid",
    names: INSIDE,
  },
  {
    system: "linkedin",
    trap: "the signed-in page in another layout, whose main part is all there is",
    link: "https://www.linkedin.com/jobs/view/3900000005/",
    page: html({
      head: "<title>Data Steward | Tyrell | LinkedIn</title>",
      body: `<main><h1>Data Steward</h1><p>Oslo, Norway (Remote)</p><h2>Meet the hiring team</h2><p>Ingrid Solberg</p><p>Head of Talent</p><p>Message</p>
        <p>Kenji Watanabe works here</p><h2>About the job</h2><p>Look after data. Salary: 650 000 kr per year.</p>
        <h2>Similar jobs</h2><p>Data Lead</p><p>900 000 kr per year</p></main>`,
    }),
    title: "Data Steward",
    company: "Tyrell",
    pay: "650000 NOK annually",
    place: "Oslo | | Norway",
    mode: "remote",
    names: INSIDE,
  },
];
