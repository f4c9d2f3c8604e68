import { type Fixture, LIST, me, seen } from "./mail.ts";

/** Emails that the rules read wrong when they first saw them, among another 150. */
export const batch10: readonly Fixture[] = [
  seen("polite rejection, no unfortunately", "rejection", "harbor", {
    from: "Tess Calloway <tess@harborandpine.com>",
    subject: "Following up",
    text: `Hi Noor,

I really enjoyed our chat about the Customer Success Manager opening, and so did Dan. This one was close. We've offered the seat to someone who has spent the last few years in our exact niche, and she said yes this morning.

I'd love to keep your details for when we open the next one in spring, if that's okay with you.

Warmly,
Tess`,
  }),
  seen("german interview invite", "interview", "klarwasser", {
    from: "Jonas Riek <jonas.riek@klarwasser.com>",
    subject: "Kennenlernen?",
    text: `Liebe Frau Haddad,

Ihre Unterlagen für die Stelle als Projektleiterin haben uns neugierig gemacht. Wir würden Sie gern am Freitag, 4. Dezember, um 10:30 Uhr bei uns in Lübeck persönlich kennenlernen.

Passt Ihnen der Termin? Bringen Sie bitte ein bis zwei Referenzen mit.

Herzliche Grüße
Jonas Riek`,
  }),
  seen("orange telecom bill", "other", null, {
    from: "Orange <facture@orange.fr>",
    subject: "Votre facture Orange du 16 novembre",
    text: `Bonjour,

Votre facture de 29,99 € est disponible dans votre espace client. Le prélèvement aura lieu le 2 décembre.

Merci de votre confiance,
Orange`,
  }),
  seen("rejection portuguese", "rejection", null, {
    from: "Gupy <no-reply@gupy.io>",
    subject: "Retorno sobre a vaga Analista de Dados - Nuvem",
    text: `Olá, Noor!

Agradecemos o seu interesse na vaga Analista de Dados e por ter participado do nosso processo seletivo. Neste momento, seguiremos com outros candidatos.

Desejamos sucesso na sua jornada!
Time Nuvem`,
  }),
  seen("rejection german casual", "rejection", "fernlicht", {
    from: "Timo vom Fernlicht-Team <jobs@fernlicht.de>",
    subject: "Deine Bewerbung bei Fernlicht",
    text: `Hi Noor,

du hast uns wirklich beeindruckt, und die Entscheidung fiel uns nicht leicht. Trotzdem gehen wir im Prozess für den Senior Software Engineer mit jemand anderem weiter.

Lass uns gerne in Kontakt bleiben!
Timo`,
  }),
  seen("recruiter says passed to client", "confirmation", "globex", {
    from: "Ivo Marsh <ivo@stellarpeople.example>",
    subject: "Globex - Product Manager",
    text: `Hi Noor,

Just to confirm I've submitted your CV to Globex for the Product Manager vacancy this afternoon. I'd expect feedback by the end of next week and will ring you as soon as I hear.

Ivo
Stellar People`,
  }),
  seen("status still reviewing", "confirmation", "fernlicht", {
    from: "Fernlicht Energie AG <noreply@fernlicht.de>",
    subject: "Zwischenstand zu Ihrer Bewerbung als Senior Software Engineer (m/w/d)",
    text: `Guten Tag Frau Haddad,

aufgrund der Vielzahl an Bewerbungen benötigen wir noch etwas Zeit. Wir kommen unaufgefordert auf Sie zu.

Ihr Fernlicht-Team`,
  }),
  seen("indeed rate interview", "other", null, {
    from: "Indeed <noreply@indeed.com>",
    subject: "How was your interview at Globex?",
    text: `Share your experience to help other job seekers. Leave a review.`,
    headers: LIST,
  }),
  seen("research study interview", "other", null, {
    from: "UX Research <research@globex.com>",
    subject: "Invitation: paid customer interview ($75)",
    text: `Hi, as a Globex customer you're invited to a 45-minute interview about our app. Pick a time here. You'll get a $75 gift card.`,
  }),
  seen("gym membership application", "other", null, {
    from: "FitClub <hello@fitclub.example>",
    subject: "Your application was received",
    text: `Thanks for applying for a FitClub membership. Our team will review your application and get back to you within 2 days.`,
  }),
  seen("thunderbird forward", "rejection", "mueller", {
    from: me,
    subject: "Fwd: Ihre Bewerbung als Buchhalter (m/w/d)",
    text: `-------- Weitergeleitete Nachricht --------\nBetreff: \tIhre Bewerbung als Buchhalter (m/w/d)\nDatum: \tMon, 16 Nov 2026 10:00:00 +0100\nVon: \tSabine Köhler <koehler@mueller-soehne.de>\nAn: \tnoor.haddad@mailbox.example\n\nHallo Frau Haddad,\n\nleider können wir Ihnen keine positive Rückmeldung geben.\n\nSabine Köhler`,
  }),
  seen("job fair", "other", null, {
    from: "Hamburg Job Fair <info@jobmesse.example>",
    subject: "Ihre Anmeldung zur Jobmesse",
    text: `Vielen Dank für Ihre Anmeldung! Ihr Ticket finden Sie im Anhang. Lernen Sie Acme GmbH und viele andere Arbeitgeber kennen.`,
  }),
  seen("orange fiber appointment", "other", null, {
    from: "Orange <rdv@orange.fr>",
    subject: "Confirmation de votre rendez-vous",
    text: `Bonjour, votre rendez-vous avec notre technicien pour l'installation de la fibre est confirmé le 3 décembre entre 8 h et 12 h.`,
  }),
  seen("insurance offer", "other", null, {
    from: "Allsafe <angebot@allsafe.example>",
    subject: "Ihr persönliches Angebot",
    text: `Liebe Frau Haddad, anbei erhalten Sie Ihr Angebot für die Berufsunfähigkeitsversicherung. Es ist bis 10. Dezember gültig.`,
  }),
];
