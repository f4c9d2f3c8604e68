import type { Status } from "#domain/values.ts";
import { listed, MONTHS } from "#domain/words-in-text.ts";

/** People's words for the stages, by the column they mean. The person is asked about other words. */
export const STATUS_WORDS: Record<Status, readonly string[]> = {
  saved: listed(`
    saved, applying, wishlist, bookmarked, bookmark, interested, draft, to apply, not applied, not started, to do, todo, not yet applied,
    not applied yet, want to apply, ready to apply, preparing, plan to apply, planning to apply, geplant,
    gespeichert, gemerkt, entwurf, enregistré, brouillon, à postuler, guardado, borrador, por aplicar, 応募予定, 検討中
  `),
  applied: listed(`
    applied, submitted, sent, application received, waiting, pending, pendiente, under review, in review, awaiting response, awaiting reply, waiting for response,
    waiting to hear back, waiting to hear, waiting for reply, heard nothing yet, no response yet, no reply yet, sökt, ansökt, søkt, ansøgt,
    beworben, gesendet, versendet, verschickt, eingereicht, postulé, candidature envoyée, envoyé, envoyée, en attente, relancé,
    noch offen, offen, laufend, warte auf antwort, in bearbeitung, eingangsbestätigung, en cours, en attente de réponse,
    aplicado, aplicada, enviado, enviada, postulado, postulada, inscrito, inscrita, em análise, à espera de resposta, in attesa, in behandeling, in afwachting, en revisión, inviata, inviato, gesolliciteerd, verstuurd, wysłano, wysłana, wysłane,
    応募済み, 応募済, 応募中, 書類選考中
  `),
  interviewing: listed(`
    interviewing, interview, interviews, interviewed, screening, phone screen, phone, screen, assessment, technical, tech, coding, behavioral,
    onsite, on site, final, final round, panel, hiring manager, recruiter call, hr, recruiter, call, round,
    take home, take home assignment, coding challenge, online assessment, oa, vorstellungsgespräch, gespräch, im gespräch, telefoninterview, erstgespräch,
    zweitgespräch, probearbeiten, eingeladen, einladung, einladung zum gespräch,
    einladung zum vorstellungsgespräch, uitgenodigd, uitgenodigd voor gesprek, entrevista marcada, entretien prévu, intervju, entretien, entretiens, entretien téléphonique, entretien rh, test technique, entrevista,
    entrevistas, gespräche, entrevista técnica, prueba técnica, teste técnico, colloquio, gesprek, sollicitatiegesprek, rozmowa, rozmowa kwalifikacyjna, 面接,
    一次面接, 二次面接, 最終面接, 面接中, 面接予定
  `),
  offer: listed(`
    offer, offers, offered, negotiating, negotiation, offer received, offer extended, offer made, angebot, angebote, zusage, zusagen, offre, oferta, proposta,
    offerta, aanbod, 内定
  `),
  accepted: listed(`
    accepted, hired, signed, offer accepted, accepted offer, got the job, i got the job, angenommen, accepté, aceptado, contratado, contratada, aangenomen, 内定承諾
  `),
  rejected: listed(`
    rejected, declined, not selected, denied, is denied, is rejected, auto rejected, rejection, no offer, unsuccessful, rescinded,
    turned down, turned me down, avslag, abgelehnt, absage, absagen, rejections, refusé, refusée, refus, réponse négative, rejeté, rejetée, non retenu, non retenue, rechazado, rechazada, descartado,
    descartada, reprovado, reprovada, não aprovado, não aprovada, rejeitado, rejeitada, recusado, rifiutato, rifiutata, respinta, scartato, afgewezen, afwijzing, odrzucono, odrzucona, odrzucone,
    odrzucony, odmowa, 不採用, 不合格, お見送り
  `),
  archived: listed(`
    archived, withdrew, withdrawn, i withdrew, withdrawn by me, ghosted, no response, no reply, no answer, never heard back, no longer interested, not interested, expired, canceled, cancelled, position filled, role filled, position closed, job closed, posting closed, closed by me, archiviert, zurückgezogen, keine antwort,
    keine rückmeldung, archivé, retiré, pas de réponse, sans réponse, sans nouvelles, pas de retour, sans suite, archivado, sin respuesta, sin noticias, sem resposta, sem retorno,
    nessuna risposta, nessun riscontro, geen reactie, brak odpowiedzi, 辞退
  `),
};

export const WORK_MODE_WORDS = {
  remote: listed(
    "remote, fully remote, 100 remote, remote only, work from home, wfh, télétravail, remoto, home office, teletrabajo",
  ),
  hybrid: listed("hybrid, partly remote, teilweise remote, hybride, híbrido"),
  onsite: listed("onsite, on site, office, in office, in person, vor ort, sur site, presencial"),
};

export const WORK_TYPE_WORDS = {
  full_time: listed(
    "full time, full_time, fulltime, ft, permanent, vollzeit, cdi, temps plein, tiempo completo",
  ),
  part_time: listed("part time, part_time, parttime, pt, teilzeit, temps partiel, tiempo parcial"),
  contract: listed("contract, contractor, contract to hire, freelance, cdd, freiberuflich"),
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

/** Words that don't decide a status: "Application sent", "2nd interview". The word "me" does: "Declined by me". */
export const NEUTRAL_WORDS: ReadonlySet<string> = new Set([
  ...MONTHS.flat(),
  ...listed(`
    application, candidature, candidatura, bewerbung, cv, lebenslauf, the, was, my, company, employer, by, they, them, received, erhalten, reçu,
    reçue, first, second, third, scheduled, booked, completed, done, closed, for, verbal, verbally, geplant, vereinbart, am, um, gepland, le, passé, passée, prévu, prévue, programmé, en,
    programada, programado, agendada, agendado, marcada, fissato, fissata,
    segunda, primera, umówiona, bokad, gehad
  `),
]);

/** The cell texts that mean an empty value. */
export const BLANK_WORDS: ReadonlySet<string> = new Set([
  "",
  ...listed("n/a, na, n.a., -, –, —, --, tbd, tba, none, null, ?, unknown, #n/a, k.a., k. a."),
]);

export const YES_WORDS: ReadonlySet<string> = new Set(
  listed("yes, y, true, x, 1, ✓, ✔, ✔️, ✅, ☑, ja, oui, sí, si, done"),
);
export const NO_WORDS: ReadonlySet<string> = new Set(listed("no, n, false, 0, ✗, ✘, ❌, ☐, nein, non"));
