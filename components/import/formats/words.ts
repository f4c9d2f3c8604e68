import type { Status } from "#domain/values.ts";
import { listed } from "#domain/words-in-text.ts";

/** People's words for the stages, by the column they mean. The person is asked about other words. */
export const STATUS_WORDS: Record<Status, readonly string[]> = {
  saved: listed(`
    saved, wishlist, bookmarked, bookmark, interested, draft, to apply, not applied, to do, todo,
    gespeichert, gemerkt, enregistré, guardado
  `),
  applied: listed(`
    applied, submitted, application submitted, application sent, sent, waiting, beworben, postulé,
    candidature envoyée, aplicado, enviado
  `),
  interviewing: listed(`
    interviewing, interview, interviews, screening, phone screen, phone, screen, assessment, technical,
    onsite, on site, final, final round, panel, hiring manager, recruiter call, hr, recruiter, call, round,
    take home, vorstellungsgespräch, gespräch, im gespräch, entretien, entrevista
  `),
  offer: listed("offer, offered, negotiating, negotiation, offer received, angebot, offre, oferta"),
  accepted: listed("accepted, hired, signed, offer accepted, angenommen, accepté, aceptado"),
  rejected: listed(`
    rejected, declined, not selected, denied, is denied, is rejected, auto rejected, rejection, abgelehnt,
    absage, refusé, rechazado
  `),
  archived: listed(`
    archived, withdrew, withdrawn, ghosted, no response, expired, closed by me, archiviert, zurückgezogen,
    archivé, retiré, archivado
  `),
};

export const WORK_MODE_WORDS = {
  remote: listed("remote, fully remote, 100 remote, remote only, work from home, wfh, télétravail, remoto"),
  hybrid: listed("hybrid, partly remote, teilweise remote, hybride, híbrido"),
  onsite: listed("onsite, on site, office, in office, in person, vor ort, sur site, presencial"),
};

export const WORK_TYPE_WORDS = {
  full_time: listed("full time, full_time, fulltime, permanent, vollzeit, cdi, temps plein, tiempo completo"),
  part_time: listed("part time, part_time, parttime, teilzeit, temps partiel, tiempo parcial"),
  contract: listed("contract, contractor, freelance, cdd, freiberuflich"),
  temporary: listed("temporary, temp, befristet, intérim, temporal"),
  internship: listed("internship, intern, praktikum, stage, prácticas"),
};

/** Words in files for the types of interviews and their outcomes. */
export const INTERVIEW_TYPE_WORDS = {
  phone_screen: listed("phone_screen, phone screen, phone, screen, screening, recruiter call, telephone"),
  video: listed("video, video call, zoom, online, virtual"),
  onsite: listed("onsite, on site, in person, office"),
  technical: listed("technical, coding, technical interview, take home"),
  panel: listed("panel, panel interview"),
  final: listed("final, final round, final interview"),
  other: listed("other"),
};
export const INTERVIEW_OUTCOME_WORDS = {
  pending: listed("pending, scheduled, upcoming, waiting"),
  passed: listed("passed, pass, success, successful, advanced"),
  failed: listed("failed, fail, rejected, unsuccessful"),
  canceled: listed("canceled, cancelled"),
  no_show: listed("no_show, no show"),
};

/** The cell texts that mean an empty value. */
export const BLANK_WORDS: ReadonlySet<string> = new Set([
  "",
  ...listed("n/a, na, n.a., -, –, —, --, tbd, tba, none, null, ?, unknown, #n/a, k.a., k. a."),
]);

export const YES_WORDS: ReadonlySet<string> = new Set(
  listed("yes, y, true, x, 1, ✓, ✔, ✔️, ✅, ☑, ja, oui, sí, si, done"),
);
export const NO_WORDS: ReadonlySet<string> = new Set(listed("no, n, false, 0, ✗, ✘, ❌, ☐, nein, non"));
