import { type Fixture, html, jobPlace, jobPosting, jsonLd, organization } from "./fixture.ts";

const feed = (positions: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><workzag-jobs>${positions}</workzag-jobs>`;
const position = (id: number, name: string, office: string, text: string) =>
  `<position><id>${id}</id><subcompany>Stark Industries GmbH</subcompany><office>${office}</office><department>Technik</department>
   <name>${name}</name><jobDescriptions><jobDescription><name>Deine Aufgaben</name><value><![CDATA[<ul><li>${text}</li></ul>]]></value></jobDescription>
   <jobDescription><name>Dein Profil</name><value><![CDATA[<p>Erfahrung &amp; Neugier</p>]]></value></jobDescription></jobDescriptions>
   <employmentType>permanent</employmentType><schedule>full-time</schedule><createdAt>2026-11-01T08:00:00+00:00</createdAt></position>`;

export const personio: readonly Fixture[] = [
  {
    system: "personio",
    link: "https://stark.jobs.personio.de/job/1500001?language=de",
    page: html({
      lang: "de",
      head: `<title>Mechatroniker (m/w/d) | Jobs bei Stark Industries GmbH</title>${jsonLd(
        jobPosting({
          title: "Mechatroniker (m/w/d)",
          hiringOrganization: organization("Stark Industries GmbH"),
          jobLocation: jobPlace("München", "Bayern", "DE"),
          employmentType: "FULL_TIME",
          description:
            "<p>Deine Aufgaben</p><ul><li>Anlagen warten</li></ul><p>Wir bieten 45.000 – 52.000 € Jahresgehalt und 30 Tage Urlaub.</p>",
        }),
      )}`,
      body: `<main><h1>Mechatroniker (m/w/d)</h1></main>`,
    }),
    title: "Mechatroniker (m/w/d)",
    company: "Stark Industries GmbH",
    pay: "45000-52000 EUR annually",
    place: "München | Bayern | DE",
    mode: null,
  },
  {
    system: "personio",
    trap: "the page has no data, and the feed has several jobs",
    link: "https://stark.jobs.personio.com/job/1500003",
    page: html({
      lang: "de",
      head: "<title>Buchhalter (m/w/d) | Jobs at Stark Industries GmbH</title>",
      body: `<div id="__next"></div>`,
    }),
    response: feed(
      position(1500002, "Koch (m/w/d)", "Hamburg", "Kochen, Stundenlohn 15 € pro Stunde") +
        position(
          1500003,
          "Buchhalter (m/w/d)",
          "Köln",
          "Buchen. 2 Tage Homeoffice pro Woche. Gehalt: 48.000 € brutto im Jahr",
        ),
    ),
    title: "Buchhalter (m/w/d)",
    company: "Stark Industries GmbH",
    pay: "48000 EUR annually",
    place: "Köln | |",
    mode: "hybrid",
  },
  {
    system: "personio",
    trap: "a budget for training and a company's turnover aren't pay",
    link: "https://stark.jobs.personio.de/job/1500004",
    page: html({
      lang: "de",
      head: `<title>Vertriebsleiter (m/w/d) | Jobs bei Stark Industries GmbH</title>${jsonLd(
        jobPosting({
          title: "Vertriebsleiter (m/w/d)",
          hiringOrganization: organization("Stark Industries GmbH"),
          jobLocationType: "TELECOMMUTE",
          applicantLocationRequirements: { "@type": "Country", name: "Deutschland" },
          description:
            "<p>Mit 25.000.000 € Umsatz sind wir Marktführer. Attraktives Gehalt, 1.500 € Weiterbildungsbudget pro Jahr.</p>",
        }),
      )}`,
    }),
    title: "Vertriebsleiter (m/w/d)",
    company: "Stark Industries GmbH",
    pay: null,
    place: "| | Deutschland",
    mode: "remote",
  },
];
