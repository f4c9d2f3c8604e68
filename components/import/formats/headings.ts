import { listed } from "#domain/words-in-text.ts";
import type { Target } from "./targets.ts";

/**
 * What headings of hand-made sheets mean, in English, German, French, Spanish. Compared without regard to case,
 * punctuation and accents of spelling such as underscores. A heading that is not listed is asked about.
 */
export const HEADINGS = {
  id: [],
  title: listed(`
    role, title, position, position title, job title, job position, jobtitle, role title, job, job role,
    job name, titel, stelle, stellenbezeichnung, jobtitel, poste, intitulé du poste, puesto, cargo
  `),
  company: listed(`
    company, company name, employer, organization, organisation, companyname, firma, unternehmen,
    arbeitgeber, firmenname, entreprise, société, employeur, empresa, compañía
  `),
  companyTitle: listed("card name"),
  titleCompany: [],
  status: listed(`
    status, stage, list name, application status, current status, phase, list, bewerbungsstatus, stand,
    statut, état, étape, estado, etapa
  `),
  outcome: listed("outcome, closed reason, close reason, result, ergebnis, résultat, resultado"),
  stage: listed("is denied, is rejected, auto rejected"),
  archived: listed("archived, archiviert, archivé, archivado"),
  applicationDate: listed(`
    date applied, applied date, application date, applied, applied at, applied on, date of application,
    applicationdate, bewerbungsdatum, beworben am, datum der bewerbung, date de candidature,
    candidature envoyée le, fecha de solicitud, fecha de aplicación
  `),
  applicationLink: listed(`
    url, link, job url, job link, job posting, application link, job posting url, posting, joburl,
    applicationlink, website url, stellenanzeige, lien, lien de l offre, enlace, attachment links
  `),
  source: listed(`
    source, channel, platform, jobsource, job source, method, found on, where found, quelle, kanal,
    plattform, canal, plateforme, fuente
  `),
  notes: listed(`
    notes, note, card description, comments, comment, notizen, notiz, bemerkung, bemerkungen, remarques,
    notas
  `),
  note: listed(`
    deadline, follow up, follow up date, interview date, interviews, priority, next step, next steps,
    saved date, date saved, added, date added, created at, status date, stage date, excitement, match score, contact, contact name,
    contact email, tags, due date, resume, resume name, resume version, resume file, denied date, referral,
    frist, échéance, fecha límite
  `),
  description: listed("description, job description, beschreibung, stellenbeschreibung, descripción"),
  location: listed(`
    location, location remote, job location, place, standort, ort, lieu, ubicación, raw location
  `),
  labels: listed("labels"),
  workMode: listed("work mode, workmode, remote, work model, arbeitsmodell, télétravail, modalidad"),
  workType: listed(`
    work type, worktype, job type, employment type, anstellungsart, type de contrat, tipo de contrato
  `),
  pay: listed(`
    salary, salary range, compensation, comp, pay, salary rate, rate, pay range, wage, gehalt,
    gehaltsspanne, salaire, rémunération, salario, sueldo
  `),
  payAmount: listed("payamount, pay amount"),
  payFrequency: listed("payfrequency, pay frequency, pay period"),
  currency: listed("currency, währung, devise, moneda"),
  salaryRangeMin: listed("salary min, min salary, minimum salary, salaryrangemin, salary from"),
  salaryRangeMax: listed("salary max, max salary, maximum salary, salaryrangemax, salary to"),
  street: listed("street, address, straße, adresse"),
  street2: listed("street2, street 2"),
  city: listed("city, stadt, ville, ciudad"),
  state: listed("state, province, region, bundesland"),
  country: listed("country, land, pays, país"),
  postalCode: listed("postal code, postalcode, zip, zip code, postleitzahl, plz, code postal, código postal"),
  ignore: listed(`
    industry, createdat, updatedat, statuschangedat, coachnotes, isautoretired, updated at,
    days since applied, id, application id, last modified, updated
  `),
} satisfies Record<Target, readonly string[]>;

/** A name of a row that says no more: the title where a sheet lacks one, the company where it lacks that, else both in one. */
export const NAMES = listed("name, card, task, task name, item");
