import { type Fixture, html, jobPlace, jobPosting, jsonLd, meta, organization } from "./fixture.ts";

const DUTIES =
  "<h2>Responsibilities</h2><p>You plan your work with a friendly team and support colleagues in other departments.</p>";
const none = { title: null, company: null, pay: null, place: null, mode: null };

const hydrated = (data: unknown) =>
  `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify(data)}</script>`;

/** The pages that the rules read wrong, among 74 more that they hadn't seen. */
export const unseen2: readonly Fixture[] = [
  {
    system: "icims",
    trap: "a range with the currency's code and the period at each end",
    link: "https://careers-meridian.icims.com/jobs/3391/platform-engineer/job",
    page: jsonLd(
      jobPosting({
        title: "Platform Engineer",
        hiringOrganization: organization("Meridian Systems, Inc."),
        jobLocation: jobPlace("Austin", "TX", "US"),
        description: "Run the platform. USD $140,000.00/Yr. - USD $165,000.00/Yr.",
      }),
    ),
    title: "Platform Engineer",
    company: "Meridian Systems, Inc.",
    pay: "140000-165000 USD annually",
    place: "Austin | TX | US",
    mode: null,
  },
  {
    system: "company",
    trap: "JSON-LD that names the organization by its ID, and pay without a period",
    link: "https://fathomcoffee.example/jobs/retail-lead",
    page: jsonLd({
      "@context": "https://schema.org",
      "@graph": [
        { "@type": "WebSite", name: "Fathom Coffee" },
        {
          "@type": "JobPosting",
          title: "Retail Operations Lead",
          hiringOrganization: { "@id": "#org" },
          jobLocation: { "@type": "Place", address: "Bristol, UK" },
          baseSalary: { "@type": "MonetaryAmount", currency: "GBP", value: 36_000 },
        },
        { "@type": "Organization", "@id": "#org", name: "Fathom Coffee Ltd" },
      ],
    }),
    title: "Retail Operations Lead",
    company: "Fathom Coffee Ltd",
    pay: "36000 GBP annually",
    place: "Bristol | | UK",
    mode: null,
  },
  {
    system: "join",
    trap: "the city and the country of an application's data under long names",
    link: "https://join.com/companies/loopwork/1122-growth-marketer",
    page: html({
      head: "<title>Growth Marketer - Loopwork | JOIN</title>",
      body: `<h1>Growth Marketer</h1>${hydrated({
        job: {
          title: "Growth Marketer",
          company: { name: "Loopwork" },
          city: { cityName: "Berlin", countryName: "Germany" },
          workplaceType: "REMOTE",
        },
      })}`,
    }),
    title: "Growth Marketer",
    company: "Loopwork",
    pay: null,
    place: "Berlin | | Germany",
    mode: "remote",
  },
  {
    system: "company",
    trap: "the region and the country beside the city in an application's data",
    link: "https://mercadolago.example/jobs/778899",
    page: html({
      head: "<title>Analista de Dados - Mercado Lago</title>",
      body: `<h1>Analista de Dados</h1>${hydrated({
        job: {
          name: "Analista de Dados",
          company: "Mercado Lago",
          addressCity: "São Paulo",
          addressStateShortName: "SP",
          addressCountry: "Brasil",
          workplaceType: "hybrid",
        },
      })}`,
      lang: "pt",
    }),
    title: "Analista de Dados",
    company: "Mercado Lago",
    pay: null,
    place: "São Paulo | SP | Brasil",
    mode: "hybrid",
  },
  {
    system: "company",
    trap: "one day at home, and Swiss marks in the pay",
    link: "https://alpenstrom.example/karriere/netzleiter",
    page: html({
      head: `<title>Netzleiter/in | Alpenstrom AG</title>${meta("og:site_name", "Alpenstrom AG")}`,
      body: `<main><h1>Netzleiter/in</h1><p>Arbeitsort: Chur</p><p>Lohn: CHF 105'000 – 120'000 pro Jahr</p><p>Ein Tag Homeoffice pro Woche.</p>${DUTIES}</main>`,
      lang: "de",
    }),
    title: "Netzleiter/in",
    company: "Alpenstrom AG",
    pay: "105000-120000 CHF annually",
    place: "Chur | |",
    mode: "hybrid",
  },
  {
    system: "company",
    trap: "thousands of euros as T€, and a place or remote",
    link: "https://fernlicht.example/karriere/swe",
    page: html({
      head: `<title>Senior Software Engineer (m/w/d) | Karriere | Fernlicht Energie</title>${meta("og:site_name", "Fernlicht Energie")}`,
      body: `<main><h1>Senior Software Engineer (m/w/d)</h1><ul><li>Einsatzort: Hamburg</li><li>Vor Ort oder remote</li><li>75–90 T€ p.a.</li></ul>${DUTIES}</main>`,
      lang: "de",
    }),
    title: "Senior Software Engineer (m/w/d)",
    company: "Fernlicht Energie",
    pay: "75000-90000 EUR annually",
    place: "Hamburg | |",
    mode: "remote",
  },
  {
    system: "company",
    trap: "two days at home aren't remote work",
    link: "https://www.lexhire.example/job/paralegal",
    page: jsonLd(
      jobPosting({
        title: "Paralegal",
        hiringOrganization: organization("Lexhire Ltd"),
        jobLocation: jobPlace("London", "London", "GB"),
        description: "Our client pays £28k - £32k per annum + bonus. Work from home 2 days.",
      }),
    ),
    title: "Paralegal",
    company: "Lexhire Ltd",
    pay: "28000-32000 GBP annually",
    place: "London | London | GB",
    mode: "hybrid",
  },
  {
    system: "company",
    trap: "a section in Spanish between the job and the company",
    link: "https://lago.example/vacantes/qa",
    page: html({
      head: "<title>QA Tester | Vacantes | Lago Sistemas</title>",
      body: `<main><h1>QA Tester</h1><p>Sueldo: $28,000 a $32,000 MXN mensuales</p>${DUTIES}</main>`,
      lang: "es",
    }),
    title: "QA Tester",
    company: "Lago Sistemas",
    pay: "28000-32000 MXN monthly",
    place: null,
    mode: null,
  },
  {
    system: "workday",
    trap: "the number of the employer's unit before its name",
    link: "https://globex.wd1.myworkdayjobs.com/en-US/External/job/Denver-CO/Senior-Product-Manager_R-77",
    page: jsonLd(
      jobPosting({
        title: "Senior Product Manager",
        hiringOrganization: organization("1001 Globex Inc."),
        jobLocation: jobPlace("Denver", "CO", "US"),
        description: "The base pay range is $150,000-$185,000 annually.",
      }),
    ),
    title: "Senior Product Manager",
    company: "Globex Inc.",
    pay: "150000-185000 USD annually",
    place: "Denver | CO | US",
    mode: null,
  },
  ...walls([
    ["linkedin", "https://www.linkedin.com/authwall?trk=x", "LinkedIn Login, Sign in | LinkedIn", "Sign in"],
    ["company", "https://jobs.stelle.example/1", "Bevor Sie fortfahren", "Wir verwenden Cookies"],
    ["indeed", "https://www.indeed.com/viewjob?jk=abc", "Just a moment...", "Checking your browser"],
    [
      "glassdoor",
      "https://www.glassdoor.com/job-listing/x",
      "Security | Glassdoor",
      "Help Us Protect Glassdoor",
    ],
    [
      "reed",
      "https://www.reed.co.uk/jobs/data-analyst-jobs",
      "48 Data Analyst Jobs in Leeds",
      "48 jobs in Leeds",
    ],
    [
      "indeed",
      "https://de.indeed.com/jobs?q=data",
      "Data Analyst Jobs, Stellenangebote | Indeed",
      "Jobs in Köln",
    ],
  ]),
];

/** Returns pages of walls and lists, which have no posting though the text names jobs and pay. */
function walls(pages: readonly (readonly [string, string, string, string])[]): Fixture[] {
  return pages.map(([system, link, title, heading]) => ({
    system,
    trap: "a wall or a list",
    link,
    page: html({
      head: `<title>${title}</title>`,
      body: `<h1>${heading}</h1><article><p><a href="/1">Data Analyst</a></p><p>£30,000 - £41,000 per annum</p><p>Responsibilities: you plan your work with a friendly team.</p></article>`,
    }),
    ...none,
  }));
}
