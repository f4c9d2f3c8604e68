import type { CardFacts } from "#server/resources/inbound-emails/matching/company.ts";

const card = (id: string, companyName: string, title: string, more: Partial<CardFacts> = {}): CardFacts => ({
  id,
  companyName,
  title,
  website: null,
  link: null,
  status: "applied",
  contactEmails: [],
  contactNames: [],
  isInThread: false,
  ...more,
});

/** The email address of the job seeker. */
export const PERSON = "noor.haddad@mailbox.example";

/** The job seeker's cards, which the scored emails are matched to. */
export const BOARD: readonly CardFacts[] = [
  card("northwind", "Northwind Robotics", "Backend Engineer", { website: "https://northwind-robotics.com" }),
  card("acme", "Acme GmbH", "Data Analyst (m/w/d)", { website: "https://www.acme.de" }),
  card("lumiere", "Lumière Santé", "Chef de projet digital", { website: "https://lumiere-sante.fr" }),
  card("globex", "Globex", "Product Manager", { website: "https://globex.com" }),
  card("globex-senior", "Globex", "Senior Product Manager", { website: "https://globex.com" }),
  card("notion", "Notion", "Support Engineer"),
  card("bancosol", "Banco Sol", "Desarrollador Frontend", { website: "https://bancosol.es" }),
  card("initech-1", "Initech", "QA Engineer", { website: "https://initech.com" }),
  card("initech-2", "Initech", "QA Engineer", { website: "https://initech.com" }),
  card("mueller", "Müller & Söhne KG", "Buchhalter (m/w/d)", { website: "https://mueller-soehne.de" }),
  card("orange", "Orange", "UX Designer", { link: "https://boards.greenhouse.io/orange/jobs/4411" }),
  card("stark", "Stark Labs", "DevOps Engineer", {
    contactEmails: ["pepper@starklabs.io"],
    contactNames: ["Pepper Lindqvist"],
    status: "interviewing",
  }),
  card("ole", "Cafés Olé", "Responsable de Marketing", { status: "saved", website: "https://cafesole.es" }),
  card("hooli-old", "Hooli", "Frontend Developer", { status: "rejected", website: "https://hooli.com" }),
  card("hooli", "Hooli", "Staff Frontend Developer", { website: "https://hooli.com" }),
  card("meridian", "Meridian Systems, Inc.", "Platform Engineer", { website: "https://meridiansystems.io" }),
  card("meridian-sre", "Meridian Systems, Inc.", "Site Reliability Engineer", {
    website: "https://meridiansystems.io",
  }),
  card("klarwasser", "Klarwasser GmbH & Co. KG", "Projektleiter (m/w/d)", {
    website: "https://klarwasser.com",
  }),
  card("harbor", "Harbor & Pine", "Customer Success Manager", { website: "https://harborandpine.com" }),
  card("nimbus", "Nimbus", "Security Engineer"),
  card("nimbus-retail", "Nimbus Retail", "Security Engineer"),
  card("covalent", "Covalent Labs", "Machine Learning Engineer", {
    status: "offer",
    website: "https://covalentlabs.ai",
  }),
  card("ostrava", "Ostrava Software s.r.o.", "Java Developer"),
  card("fernlicht", "Fernlicht Energie AG", "Senior Software Engineer (m/w/d)", {
    website: "https://www.fernlicht.de",
  }),
  card("wayne", "Wayne Logistics", "Operations Analyst", { website: "https://waynelogistics.co.uk" }),
];
