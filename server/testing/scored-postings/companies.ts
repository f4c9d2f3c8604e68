import {
  encoded,
  type Fixture,
  html,
  jobPlace,
  jobPosting,
  jsonLd,
  meta,
  organization,
  salary,
} from "./fixture.ts";

const japanese = `<html lang="ja"><head><meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS"><title>データエンジニア｜株式会社アクメ採用情報</title></head>
<body><div id="header">株式会社アクメ</div><div id="content"><h1>データエンジニア</h1><table>
<tr><th>会社名</th><td>株式会社アクメ</td></tr><tr><th>勤務地</th><td>東京都渋谷区（一部リモート可）</td></tr>
<tr><th>雇用形態</th><td>正社員</td></tr><tr><th>給与</th><td>年収600万円～850万円</td></tr><tr><th>賞与</th><td>年2回（約1,000,000円）</td></tr>
<tr><th>仕事内容</th><td>データ基盤の設計と開発。応募資格はSQLの経験です。資本金5,000万円の会社です。採用担当までご連絡ください。</td></tr></table></div></body></html>`;

const german = `<html lang="de"><head><title>Köchin/Koch (m/w/d) - Gasthof Müller</title>
<meta http-equiv="content-type" content="text/html; charset=windows-1252"><meta property="og:site_name" content="Gasthof Müller"></head><body>
<div class="navi"><a href="/">Startseite</a></div><main><h1>Köchin/Koch (m/w/d)</h1><p>Arbeitsort: 80331 München</p><p>Gehalt: 2.900 € – 3.400 € brutto im Monat</p>
<h2>Aufgaben</h2><p>Sie kochen für unsere Gäste.</p><h2>Profil</h2><p>Erfahrung in der Küche.</p><h3>Ansprechpartner</h3><p>Herr Sepp Huber</p><p>Telefon 089 123456</p></main></body></html>`;

export const companies: readonly Fixture[] = [
  {
    system: "company",
    trap: "Shift_JIS, with a table of labels, a bonus, and the company's capital",
    link: "https://www.acme.example.jp/recruit/1",
    page: encoded(japanese, "shift_jis"),
    contentType: "text/html",
    title: "データエンジニア",
    company: "株式会社アクメ",
    pay: "6000000-8500000 JPY annually",
    place: "東京都渋谷区 | |",
    mode: "hybrid",
  },
  {
    system: "company",
    trap: "windows-1252, with the name of a contact",
    link: "https://www.gasthof-mueller.example/jobs/koch",
    page: encoded(german, "windows-1252"),
    contentType: "text/html",
    title: "Köchin/Koch (m/w/d)",
    company: "Gasthof Müller",
    pay: "2900-3400 EUR monthly",
    place: "München | |",
    mode: null,
    names: ["Sepp Huber"],
  },
  {
    system: "company",
    trap: "JSON-LD of two more jobs before the page's own",
    link: "https://jobs.pied-piper.example/compression-engineer",
    page: html({
      head:
        `<title>Compression Engineer | Pied Piper</title>` +
        jsonLd([
          jobPosting({
            title: "Office Manager",
            hiringOrganization: organization("Pied Piper"),
            baseSalary: salary("USD", "YEAR", 50000, 60000),
            url: "https://jobs.pied-piper.example/office-manager",
          }),
          jobPosting({
            title: "Engineer",
            hiringOrganization: organization("Pied Piper"),
            baseSalary: salary("USD", "YEAR", 1, 2),
            url: "https://jobs.pied-piper.example/engineer",
          }),
          jobPosting({
            title: "Compression Engineer",
            hiringOrganization: organization("Pied Piper"),
            jobLocation: jobPlace("Palo Alto", "CA", "US"),
            baseSalary: salary("USD", "YEAR", 170000, 200000),
            url: "https://jobs.pied-piper.example/compression-engineer",
            description: "<p>Compress. This is a fully remote position.</p>",
          }),
        ]),
    }),
    title: "Compression Engineer",
    company: "Pied Piper",
    pay: "170000-200000 USD annually",
    place: "Palo Alto | CA | US",
    mode: "remote",
  },
  {
    system: "company",
    link: "https://www.dupont.example/offres/comptable",
    page: html({
      lang: "fr",
      head: `<title>Comptable (H/F) - Dupont</title>${meta("og:site_name", "Dupont Recrutement")}`,
      body: `<main><h1>Comptable (H/F)</h1><p>Lieu : Nantes, France</p><p>Type de contrat : CDI</p><p>Rémunération : 34 000 € à 38 000 € brut par an</p>
        <h2>Vos missions</h2><p>Tenir les comptes, en télétravail complet.</p><h2>Profil recherché</h2><p>Diplôme. Notre levée de fonds de 20 M€ nous fait grandir.</p></main>`,
    }),
    title: "Comptable (H/F)",
    company: "Dupont",
    pay: "34000-38000 EUR annually",
    place: "Nantes | | France",
    mode: "remote",
  },
  {
    system: "company",
    link: "https://www.sol.example/empleo/enfermera",
    page: html({
      lang: "es",
      head: `<title>Enfermera/o</title>${jsonLd({ "@context": "https://schema.org", "@type": "Organization", name: "Clínica Sol" })}`,
      body: `<article><h1>Enfermera/o</h1><dl><dt>Ubicación</dt><dd>Valencia, España</dd><dt>Modalidad</dt><dd>Presencial</dd><dt>Salario</dt><dd>28.000 € - 32.000 € brutos al año</dd></dl>
        <p>Funciones: cuidar a pacientes. Requisitos: título y experiencia. Bono de bienvenida de 1.000 €.</p></article>`,
    }),
    title: "Enfermera/o",
    company: "Clínica Sol",
    pay: "28000-32000 EUR annually",
    place: "Valencia | | España",
    mode: "onsite",
  },
  {
    system: "company",
    trap: "a plain page with testimonials of employees, a referral bonus, and other jobs",
    link: "https://www.bluth.example/careers/banana-stand-manager",
    page: html({
      head: `<title>Banana Stand Manager | Bluth Company</title>${meta("og:title", "Banana Stand Manager | Bluth Company")}${meta("og:site_name", "Bluth Company")}`,
      body: `<main><h1>Banana Stand Manager</h1><p>Newport Beach, CA</p><p>Responsibilities: there's always money in the stand.</p><p>Pay: $21 per hour.</p>
        <p>Refer a friend and get a $1,000 referral bonus.</p><section class="testimonials"><blockquote>Great place</blockquote><p>Gloria Estevez, Cashier</p></section>
        <h2>More jobs at Bluth Company</h2><p>Analyst, $180,000 a year</p></main>`,
    }),
    title: "Banana Stand Manager",
    company: "Bluth Company",
    pay: "21 USD hourly",
    place: "Newport Beach | CA |",
    mode: null,
    names: ["Gloria Estevez"],
  },
  {
    system: "company",
    trap: "a list of jobs isn't a posting",
    link: "https://www.bluth.example/careers",
    page: html({
      head: `<title>Careers | Bluth Company</title>${jsonLd({
        "@type": "ItemList",
        itemListElement: [
          jobPosting({
            title: "Analyst",
            hiringOrganization: organization("Bluth Company"),
            baseSalary: salary("USD", "YEAR", 180000, 190000),
          }),
          jobPosting({ title: "Pilot", hiringOrganization: organization("Bluth Company") }),
        ],
      })}`,
    }),
    title: "Careers | Bluth Company",
    company: null,
    pay: null,
    place: null,
    mode: null,
  },
  {
    system: "company",
    trap: "only a selected text states the facts",
    link: "https://www.dunder.example/jobs#12",
    page: html({ head: "<title>Paper Salesperson</title>", body: "<div id=app></div>" }),
    selected:
      "Paper Salesperson\nLocation: Scranton, PA\nWorkplace: On-site\nSalary: $48k - $55k plus commission\nWe raised nothing and sell $2,000,000 of paper.",
    title: "Paper Salesperson",
    company: null,
    pay: "48000-55000 USD annually",
    place: "Scranton | PA |",
    mode: "onsite",
  },
  {
    system: "company",
    link: "https://careers.wonka.example/job/inventor",
    page: html({
      head: `<title>Inventor</title>${jsonLd(
        jobPosting({
          title: "Inventor &amp; Taster",
          hiringOrganization: { "@type": "Organization", name: "Wonka&#39;s Ltd" },
          jobLocation: { "@type": "Place", address: "Bath, United Kingdom" },
          employmentType: ["CONTRACTOR"],
          description: "&lt;p&gt;Invent sweets.&lt;/p&gt;",
          baseSalary: {
            "@type": "MonetaryAmount",
            currency: "GBP",
            value: { "@type": "QuantitativeValue", value: "£350 - £400 per day" },
          },
        }),
      )}`,
    }),
    title: "Inventor & Taster",
    company: "Wonka's Ltd",
    pay: "350-400 GBP other",
    place: "Bath | | United Kingdom",
    mode: null,
  },
];
