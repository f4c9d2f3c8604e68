import { type Fixture, LIST, seen } from "./mail.ts";

/** Emails that the rules read wrong when they first saw them, among 120 written without knowing the rules. */
export const batch8: readonly Fixture[] = [
  seen("indeed submitted", "confirmation", "hooli", {
    from: "Indeed Apply <indeedapply@indeed.com>",
    subject: "Indeed Application: Staff Frontend Developer",
    html: `<html><body><p style="color:#2557a7;font-size:22px">Application submitted</p>
<p><a href="https://www.indeed.com/rc/clk?jk=aa1">Staff Frontend Developer</a><br>Hooli - Palo Alto, CA</p>
<p>&#9733;&#9733;&#9733;&#9733; 1,204 reviews</p>
<p>The following items were sent to Hooli. Good luck!</p><ul><li>Application</li><li>Resume</li></ul>
<p><b>Next steps</b><br>The employer or job advertiser may reach out to you about your application. Did you get an interview invitation? <a href="https://www.indeed.com/tips">Prepare with tips</a>.</p>
<p style="font-size:11px">&copy; 2026 Indeed, Inc. 6433 Champion Grandview Way, Austin, TX 78750</p></body></html>`,
  }),
  seen("handwritten receipt", "confirmation", "meridian", {
    from: "Gus Okonjo <gus@meridiansystems.io>",
    subject: "Re: Platform Engineer - Noor Haddad",
    text: `Thanks Noor, got the CV + the github links. I've put you in the system for Platform Engineer and passed everything on to Marit who runs the team. She's out til monday so dont worry if it's quiet for some days.

G

> On 16 Nov 2026, at 21:14, Noor Haddad <noor.haddad@mailbox.example> wrote:
>
> Hi Gus, as discussed here is my CV. Let me know if you need anything else,
> e.g. when I could start or references.
>
> Best, Noor
`,
    headers: ["In-Reply-To: <cv-1@mailbox.example>"],
  }),
  seen("jazzhr withdrawn", "rejection", "harbor", {
    from: "Harbor & Pine <harborandpine@applytojob.com>",
    subject: "You withdrew from Customer Success Manager",
    text: `Hi Noor,

As you requested, you've been withdrawn from consideration for Customer Success Manager, and your candidacy is now closed. Sorry to see you go!

Changed your mind? Just write to talent@harborandpine.com within 30 days.

Harbor & Pine
Powered by JazzHR
`,
  }),
  seen("handwritten rejection after interview", "rejection", "stark", {
    from: "Pepper Lindqvist <pepper@starklabs.io>",
    subject: "Re: Re: Final round",
    text: `Noor,

thank you again for coming all the way to the lab last week, everybody enjoyed the session on the deploy pipeline.

I'm sorry to say we ended up choosing someone who has run bare-metal k8s before. It was very close and I argued for a 2nd headcount but no luck. I'm happy to give more detailed feedback over the phone if you'd like that.

All the best and please stay in contact
Pepper

--
Pepper Lindqvist | Head of Infrastructure | Stark Labs

On Tue, Nov 10, 2026 at 8:02 AM Noor Haddad wrote:
> Thanks for the invitation to the final interview! See you on Thursday at 10.
`,
    headers: ["In-Reply-To: <final@mailbox.example>"],
  }),
  seen("handwritten reschedule", "interview", "stark", {
    from: "Jonas Feige <jonas@starklabs.io>",
    subject: "need to move tomorrow :(",
    text: `Hey Noor,

so sorry, one of our interviewers (Pepper) is down with the flu. Could we push tomorrow's DevOps panel to Mon or Tue next week, same time? Tell me which works & I'll resend the invites

Jonas
Sent from my phone, excuse typos
`,
  }),
  seen("short handwritten call request", "interview", "notion", {
    from: "Kev Brannigan <kbrannigan@makenotion.com>",
    subject: "Support Engineer @ Notion - quick chat?",
    text: `hi Noor

liked your application (esp the bit about writing docs out of tickets). free for 20min thurs or fri arvo Sydney time?? happy to do it earlier if thats awful for your timezone

kev
support lead, APAC
`,
  }),
  seen("salary question", "question", "northwind", {
    from: "Ines Calloway (Northwind Robotics) via Wellfound <reply+i81c@messages.wellfound.com>",
    subject: "Backend Engineer - one thing before I forward you",
    text: `Hello Noor,

Before I put your profile in front of the hiring manager for Backend Engineer, could you tell me your salary expectations (base, gross per year)? Our band is a bit tight and I'd rather not waste your time.

Also: do you need visa sponsorship for the Netherlands?

Thanks a mil,
Ines

Reply to this email to answer Ines on Wellfound. Wellfound, 90 Gold St, San Francisco
`,
  }),
  seen("Eingangsbestätigung Müller", "confirmation", "mueller", {
    from: "Bewerbung <bewerbung@mueller-soehne.de>",
    subject: "Eingang Ihrer Unterlagen",
    text: `Sehr geehrte Damen und Herren,

wir bestätigen dankend den Erhalt Ihrer Bewerbungsunterlagen für die Stelle Buchhalter (m/w/d). Sobald die Vorauswahl getroffen ist, kommen wir unaufgefordert auf Sie zu. Von Rückfragen zum Bearbeitungsstand bitten wir abzusehen.

Müller & Söhne KG
Personalabteilung
(Diese Nachricht wurde automatisch erstellt.)
`,
    headers: ["Auto-Submitted: auto-replied"],
  }),
  seen("infojobs inscripción", "confirmation", "bancosol", {
    from: "InfoJobs <noresponder@push.infojobs.net>",
    subject: "Te has inscrito en la oferta Desarrollador Frontend",
    html: `<p>¡Hola Noor!</p><p>Tu inscripción en <b>Desarrollador Frontend</b> de <b>Banco Sol</b> se ha realizado correctamente.</p>
<p>183 inscritos &middot; Madrid &middot; Contrato indefinido</p><p>Te avisaremos cuando la empresa lea tu CV o haya cambios en el proceso.</p><p><a href="https://www.infojobs.net/candidate/applications">Ver mis candidaturas</a></p>`,
    headers: LIST,
  }),
  seen("banco sol account application", "other", null, {
    from: "Banco Sol <avisos@bancosol.es>",
    subject: "Hemos recibido tu solicitud",
    text: `Hola, Noor:

Tu solicitud de apertura de la Cuenta Sol Joven está en trámite. Para continuar con el proceso necesitamos que subas una foto de tu documento de identidad y un justificante de ingresos desde la app.

Plazo estimado de resolución: 48 horas.

Banco Sol, S.A. Inscrito en el Registro Mercantil de Madrid.
No respondas a este correo.
`,
  }),
  seen("fernlicht Stromangebot", "other", null, {
    from: "Fernlicht Energie Kundenservice <service@fernlicht.de>",
    subject: "Ihr persönliches Angebot ist da",
    text: `Guten Tag Noor Haddad,

vielen Dank für Ihr Interesse an Fernlicht Ökostrom. Unser Angebot für Sie:

Arbeitspreis 28,4 ct/kWh, Grundpreis 11,90 EUR/Monat, 12 Monate Preisgarantie

Unterschreiben Sie den beigefügten Vertrag bis zum 30.11.2026 und sichern Sie sich 100 EUR Bonus.

Freundliche Grüße
Ihre Fernlicht Energie AG
`,
  }),
  seen("klarwasser Angebot", "other", null, {
    from: "Klarwasser Vertrieb <vertrieb@klarwasser.com>",
    subject: "Angebot Nr. 2026-4417 Enthärtungsanlage",
    text: `Sehr geehrte Frau Haddad,

bezugnehmend auf Ihre Anfrage überreichen wir Ihnen anbei unser Angebot über eine Enthärtungsanlage KW-20 inkl. Montage zum Preis von 1.849,00 EUR. Unser Projektleiter Herr Gerdes ruft Sie gerne an, um einen Termin zur Besichtigung zu vereinbaren.

An dieses Angebot halten wir uns 4 Wochen gebunden.

Klarwasser GmbH & Co. KG
`,
  }),
  seen("lumière rendez-vous médical", "other", null, {
    from: "Lumière Santé <rdv@lumiere-sante.fr>",
    subject: "Votre entretien avec le Dr Faure",
    text: `Bonjour Noor Haddad,

Nous vous confirmons votre entretien préopératoire avec le Dr Faure, lundi 23 novembre à 9h20, centre Lumière Santé Bellecour. Merci d'apporter votre carte Vitale, votre ordonnance et vos dernières analyses.

Annulation possible jusqu'à 24 h avant.
`,
  }),
  seen("initech support ticket", "other", null, {
    from: "Initech Support <support@initech.com>",
    subject: "[#88214] We have received your request",
    text: `##- Please type your reply above this line -##

Hi Noor,

Thanks for getting in touch. Your request (88214) "TPS export button crashes" was received and is being reviewed by our support staff and QA.

Could you please tell us which version of the application you're using and send a screenshot?

Initech Customer Support
`,
  }),
  seen("university admission", "other", null, {
    from: "Graduate Admissions <grad-admissions@kingsbridge.example>",
    subject: "Decision on your application: MSc Machine Learning",
    text: `Dear Noor,

Thank you for applying to Kingsbridge University. The Committee received more than 1,900 applications for 60 places, and I am sorry to tell you that we are unable to offer you a place on the MSc Machine Learning for entry in January 2027.

Fees paid are non-refundable.

Dr A. Whitcombe
Admissions Tutor
`,
  }),
  seen("Wohnung", "other", null, {
    from: "Hausverwaltung Sedlmayr <vermietung@sedlmayr-hv.example>",
    subject: "Ihre Bewerbung für die 2-Zimmer-Wohnung Lindenstr. 9",
    text: `Hallo Frau Haddad,

danke für Ihre Bewerbung und die Besichtigung am Freitag. Der Eigentümer hat sich leider für einen anderen Interessenten entschieden. Ihre Gehaltsnachweise und die Schufa-Auskunft haben wir vernichtet.

Viel Erfolg bei der weiteren Suche
HV Sedlmayr
`,
  }),
  seen("docusign contract", "offer", "covalent", {
    from: "Thea Marchetti via DocuSign <dse_na4@docusign.net>",
    subject: "Complete with DocuSign: Haddad_Employment_Agreement.pdf",
    html: `<table><tr><td style="background:#1e4ca1;color:#fff">Thea Marchetti sent you a document to review and sign.</td></tr><tr><td><a href="https://na4.docusign.net/Signing/EmailStart.aspx?a=77">REVIEW DOCUMENT</a></td></tr>
<tr><td>Thea Marchetti, thea@covalentlabs.ai<br><br>Noor, here's your contract for signature, same terms as on the phone (Machine Learning Engineer, start Jan 11). Welcome aboard!</td></tr>
<tr><td style="font-size:10px"><b>Do Not Share This Email</b><br>This email contains a secure link to DocuSign. Alternate signing method: visit DocuSign.com and enter the security code 9A1.</td></tr></table>`,
  }),
  seen("Termin like a visit", "interview", "acme", {
    from: "Empfang Acme GmbH <besucher@acme.de>",
    subject: "Ihr Besuch bei Acme am 26.11.2026",
    text: `Guten Tag,

für Sie wurde ein Besuchertermin angelegt:

Gast: Noor Haddad
Gastgeberin: Annika Brodersen, Personal
Anlass: Kennenlerntag Data Analyst
Zeit: 26.11.2026, 09:30 - 12:30 Uhr
Ort: Werk 2, Tor Süd

Bitte halten Sie am Tor einen Lichtbildausweis bereit. Ihr QR-Code für die Schranke liegt bei.
`,
  }),
  seen("pausing, from a manager", "rejection", "hooli", {
    from: "Wendell Achterberg <wendell.a@hooli.com>",
    subject: "Re: PR is up!",
    text: `Noor - the PR was a joy to review, the virtualised list especially.

That said, we talked it over yesterday and feel the Staff scope isn't quite there yet, so we'll leave it here. I know that stings after the hours you put in; my notes are in the PR comments, hope they're useful.

W.

> Wendell, the PR is up, including tests. I'm looking forward to the debrief!
> Noor
`,
    headers: ["In-Reply-To: <pr@mailbox.example>"],
  }),
  seen("czech offer", "offer", "ostrava", {
    from: "Bc. Jitka Horáková <horakova@ostravasoftware.cz>",
    subject: "Smlouva v příloze",
    text: `Dobrý den, paní Haddad,

s radostí Vám oznamuji, že jsme se rozhodli právě pro Vás. V příloze posílám návrh pracovní smlouvy (nástup 4. 1. 2027, 75 000 Kč hrubého měsíčně). Pokud s ní souhlasíte, pošlete ji prosím podepsanou zpět do pátku.

Těšíme se na Vás!
J. Horáková
`,
  }),
];
