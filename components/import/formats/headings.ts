import { listed } from "#domain/words-in-text.ts";
import type { Target } from "./targets.ts";

/**
 * The known headings of hand-made sheets, in English, German, French, and Spanish, and the usual ones in Portuguese, Italian, Dutch,
 * Polish, and Japanese. Case, accents, spaces, and punctuation are ignored, so `jobTitle`, `job_title`, and "Job title" are one. A heading
 * that isn't listed is read by its words (`heading-synonyms.ts`), then by its cells.
 */
export const HEADINGS = {
  id: [],
  title: listed(`
    role, title, position, position title, job title, job position, jobtitle, role title, job, job role,
    job name, internship, internship title, kind of work, type of work, type of work sought, work sought, titel, stelle, stellenbezeichnung, stellentitel, stelle als, tätigkeit, titel der stelle, titel der stellenanzeige, jobtitel, poste, intitulé,
    intitulé du poste, puesto, vacante, cargo, vaga, posizione, ruolo, functie, functietitel, vacature, vacaturetitel, rolle, stanowisko, tjänst, roll, stilling, 職種, 職種名, ポジション,
    求人名
  `),
  company: listed(`
    company, company name, employer, organization, organisation, companyname, university, institution, firma, unternehmen,
    arbeitgeber, firmenname, betrieb, entreprise, société, employeur, empresa, compañía, azienda, società, bedrijf, bedrijfsnaam,
    werkgever, pracodawca, nazwa firmy, företag, arbetsgivare, virksomhed, bedrift, 会社名, 会社, 企業名, 企業, 応募先
  `),
  companyTitle: listed("card name"),
  titleCompany: [],
  status: listed(`
    status, stage, list name, list title, application status, current status, phase, list, column name, column title,
    lane, lane name, bewerbungsstatus, stand, stand der bewerbung, stand van zaken, statut, état, étape, estado, etapa, fase, situación, situação, stato, etap, 状況, 今の状況,
    ステータス, 選考状況
  `),
  outcome: listed("outcome, closed reason, close reason, result, uitkomst, ergebnis, résultat, resultado"),
  stage: listed("is denied, is rejected, auto rejected, in progress"),
  archived: listed("archived, archiviert, archivé, archivado"),
  applicationDate: listed(`
    date applied, applied date, application date, applied, applied at, applied on, date of application,
    applicationdate, bewerbungsdatum, beworben am, datum der bewerbung, date de candidature,
    candidature envoyée le, date candidature, date envoi, date d envoi, fecha de solicitud, fecha de aplicación, fecha de postulación,
    fecha postulación, fecha de envío, data da candidatura, data candidatura, data di candidatura, data invio, sollicitatiedatum,
    gesolliciteerd op, data aplikacji, data wysłania, data wysłania cv, ansökningsdatum, date of contact, contact date, 応募日
  `),
  closingDate: listed(`
    closing date, closes, closes on, posting closes, application deadline, deadline to apply, apply by, posting closing date,
    job closing date, bewerbungsfrist, bewerbungsschluss, date limite de candidature, fecha límite de solicitud
  `),
  offerDeadline: listed(
    "offer deadline, offer expires, answer offer by, offer expiry, offer expiration date",
  ),
  savedDate: listed(`
    saved date, date saved, saved on, saved at, added, date added, added on, created, created at, date created,
    bookmarked at, gemerkt am, erstellt am, ajouté le, añadido
  `),
  statusDate: listed(`
    status date, stage date, status since, status changed at, stage changed at, last moved at, date archived,
    denied date, date rejected, rejected date, rejection date, status seit
  `),
  interviewDate: listed(`
    interview date, next interview, interview on, interview scheduled, vorstellungsgespräch am, date d entretien,
    fecha de entrevista
  `),
  applicationLink: listed(`
    url, link, job url, job link, job posting, application link, job posting url, posting, joburl,
    applicationlink, website url, stellenanzeige, lien, lien de l offre, url de l offre, enlace, länk, link do oferty, link annuncio, link da vaga, link vacature, 求人url, attachment links
  `),
  source: listed(`
    source, channel, platform, jobsource, job source, method, found on, where found, method of contact, contact method, quelle, kanal,
    plattform, gefunden über, canal, plateforme, fuente, origem, fonte, bron, źródło, 応募方法
  `),
  notes: listed(`
    notes, note, card description, comments, comment, notizen, notiz, bemerkung, bemerkungen, remarques, commentaires,
    notas, observaciones, comentarios, observações, opmerkingen, notities, anteckningar, uwagi, メモ, 備考
  `),
  note: listed(`
    deadline, follow up, follow up date, interviews, priority, next step, next steps, excitement, match score,
    tags, due date, week ending, week, resume, resume name, resume version, resume file, referral, industry, last modified, updated,
    updated at, frist, échéance, fecha límite
  `),
  description: listed("description, job description, beschreibung, stellenbeschreibung, descripción"),
  location: listed(`
    location, location remote, job location, place, standort, ort, einsatzort, arbeitsort, lieu, localisation, ubicación, raw location,
    localização, local, sede, luogo, locatie, plaats, lokalizacja, 勤務地
  `),
  labels: listed("labels"),
  workMode: listed(
    "work mode, workplace type, remote, work model, work arrangement, working arrangement, work setting, arbeitsmodell, télétravail, modalidad",
  ),
  workType: listed(`
    work type, job type, employment type, anstellungsart, type de contrat, tipo de contrato
  `),
  pay: listed(`
    salary, salary range, compensation, comp, pay, salary rate, rate, pay range, wage, gehalt,
    gehaltsspanne, salaire, rémunération, salario, sueldo, salário, ral, salaris, wynagrodzenie, lön, lønn, løn, 年収
  `),
  payAmount: listed("payamount, pay amount"),
  payFrequency: listed("payfrequency, pay frequency, pay period"),
  currency: listed("currency, währung, devise, moneda"),
  salaryRangeMin: listed("salary min, min salary, minimum salary, salaryrangemin, salary from"),
  salaryRangeMax: listed("salary max, max salary, maximum salary, salaryrangemax, salary to"),
  street: listed("street, address, straße, adresse, anschrift"),
  street2: listed("street2, street 2"),
  city: listed("city, stadt, ville, ciudad"),
  state: listed("state, province, region, bundesland"),
  country: listed("country, land, pays, país"),
  postalCode: listed("postal code, postalcode, zip, zip code, postleitzahl, plz, code postal, código postal"),
  contactName: listed(`
    contact, contact name, contact person, person contacted, point of contact, recruiter, recruiter name, hiring manager,
    hiring manager name, referred by, interviewer, ansprechpartner, kontakt, kontaktperson, personne de contact,
    contacto, persona de contacto, contato, contactpersoon
  `),
  contactTitle: listed("contact title, contact role, contact position, recruiter title"),
  contactEmail: listed(`
    contact email, recruiter email, hiring manager email, email, e mail, email address, e mail adresse
  `),
  contactPhone: listed(`
    contact phone, contact phone number, recruiter phone, phone, phone number, telephone, telefon, téléphone,
    teléfono
  `),
  contactLink: listed("contact linkedin, recruiter linkedin, hiring manager linkedin, linkedin profile"),
  ignore: listed("days since applied, id, application id, card id, list id, board id, board name"),
} satisfies Record<Target, readonly string[]>;

/**
 * Headings that only name the row: the title in a sheet with companies, the company in a sheet with titles, and in a
 * sheet with neither, both together.
 */
export const NAMES = listed("name, card, task, task name, item, summary");
