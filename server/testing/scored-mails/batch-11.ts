import { type Fixture, LIST, me, seen } from "./mail.ts";

/** Emails of an eleventh set, written without knowing the rules, that were read wrong at first. */
export const batch11: readonly Fixture[] = [
  seen("a recruiter who closes the search", "rejection", "harbor", {
    from: "Dana Whitlock via SmartRecruiters <notification+dw81@smartrecruiters.com>",
    subject: "Harbor & Pine: Customer Success Manager",
    text: "Hello Noor,\n\nI wanted to personally close the loop with you. We have completed our search for a Customer Success Manager and the person we chose has accepted our offer.\n\nI really enjoyed learning about your work and hope our paths cross again.\n\nDana Whitlock\nHarbor & Pine",
  }),
  seen("a receipt that wants the person to become something", "confirmation", null, {
    from: "Pinegrove Studios <no-reply@pinegrove.teamtailor-mail.com>",
    subject: "Thanks for applying, Noor!",
    html: '<p><h1 style="font-size:22px">Thanks for applying, Noor!</p><p>We are super happy that you want to become our new Gameplay Programmer! 🎮</p><p>We\'ll go through your application as soon as we can. In the meantime, connect with us to see what life at Pinegrove is like.</p><p>Cheers,<br/>Team Pinegrove</p><p><a href="https://pinegrove.teamtailor.com" style="color:#fff;padding:12px 24px;display:inline-block">See your application</a></p><p>Career site by Teamtailor · Data & privacy</p>',
  }),
  seen("an interview that moves to a weekday", "interview", "meridian", {
    from: "Olu Bankole <olu@meridiansystems.io>",
    subject: "Re: Platform Engineer - Thursday",
    text: "Hi Noor, so sorry, but Chen has come down with flu and we need to push Thursday back. Would Monday 23rd at the same time suit you instead?\n\nOlu\n\nOn Fri, 13 Nov 2026 at 10:12, Noor Haddad <noor.haddad@mailbox.example> wrote:\n> Thursday at 2pm works well for me, looking forward to it.\n>\n> On Thu, 12 Nov 2026 at 17:40, Olu Bankole <olu@meridiansystems.io> wrote:\n>> Great news - we'd like you to meet Chen, who leads the Platform team. Does Thursday 2pm work?",
    headers: ["In-Reply-To: <a@mailbox.example>"],
  }),
  seen("a filled position to which the person applied", "rejection", "globex", {
    from: "Globex Talent <talent@globex.com>",
    subject: "Product Manager - req closed",
    text: "Hello,\n\nThe Product Manager position to which you applied has now been filled by an internal candidate. Thank you for your interest in working with us.\n\nGlobex Talent Acquisition",
  }),
  seen("a job site's advice on interviews", "other", null, {
    from: "Glassdoor <noreply@glassdoor.com>",
    subject: "Nail your interview at Globex",
    html: '<p><h1 style="font-size:22px">Interview season is here</p><p>Candidates who interviewed at Globex in October say: “We\'d like to invite you” emails come within 9 days. Read 44 interview questions for Product Manager.</p><p><a href="https://glassdoor.example" style="color:#fff;padding:12px 24px;display:inline-block">Read more</a></p><p>Glassdoor LLC | Unsubscribe</p>',
    headers: LIST,
  }),
  seen("German: it doesn't work out with us", "rejection", "acme", {
    from: "Jana Kurz <j.kurz@acme.de>",
    subject: "Rückmeldung zu deiner Bewerbung",
    text: "Hi Noor,\n\ndanke, dass du dir die Zeit für die Gespräche mit uns genommen hast. Wir hatten wirklich viele tolle Kandidatinnen und müssen dir heute leider mitteilen, dass es mit uns diesmal nicht klappt. Wenn du magst, gebe ich dir gern am Telefon Feedback.\n\nJana",
  }),
  seen("Dutch: in conversation", "interview", "hooli", {
    from: "Joris Bakker <joris@hooli.com>",
    subject: "Kennismaking Staff Frontend Developer",
    text: "Dag Noor,\n\nWe gaan graag met je in gesprek! Schikt het om woensdag 25 november om 15.00 uur bij ons op kantoor langs te komen? Je spreekt dan met Merel en mij.\n\nJoris",
  }),
  seen("Dutch: our offer", "offer", "meridian", {
    from: "HR Meridian <hr@meridiansystems.io>",
    subject: "Arbeidsvoorwaarden",
    text: "Beste Noor,\n\nHierbij ontvang je ons aanbod voor de functie van Platform Engineer: een bruto maandsalaris van € 5.400, 27 vakantiedagen en een jaarcontract met uitzicht op vast. Laat je ons voor vrijdag weten of je akkoord gaat?\n\nMet vriendelijke groet",
  }),
  seen("Italian: not in line", "rejection", "globex-senior", {
    from: "Globex Italia <talent@globex.com>",
    subject: "Esito selezione Senior Product Manager",
    text: "Gentile candidata,\n\ndesideriamo ringraziarLa per aver partecipato al processo di selezione. Dopo un'attenta valutazione, purtroppo la Sua candidatura non è risultata in linea con il profilo ricercato.\n\nLe auguriamo ogni successo professionale.",
  }),
  seen("Polish: a conversation online", "interview", "ostrava", {
    from: "Ewa Malik <e.malik@ostrava-software.cz>",
    subject: "Java Developer - rozmowa",
    text: "Dzień dobry Pani Noor,\n\nchcielibyśmy zaprosić Panią na rozmowę online z liderem zespołu. Czy pasuje Pani środa 25.11 o 14:00?\n\nEwa Malik",
  }),
  seen("a smaller group of candidates", "rejection", "globex", {
    from: "Globex Careers <globex@invalidemail.com>",
    subject: "Globex - Job Status Update",
    text: "Dear Noor Haddad,\n\nRegarding your submission for Product Manager - 26001YA: we have now concluded our review and will be focusing on a smaller group of candidates for this requisition. You are welcome to pursue other openings.\n\nGlobex Recruiting",
  }),
  seen("an application that made its way", "confirmation", null, {
    from: "Kestrel Freight <notification@jobvite.com>",
    subject: "Kestrel Freight - Application for Dispatcher",
    text: "Noor, your application for Dispatcher at Kestrel Freight has made its way to us. If there is interest, a recruiter will give you a ring.",
  }),
  seen("continuing with them", "rejection", "nimbus", {
    from: "Nimbus <noreply@candidates.workablemail.com>",
    subject: "Security Engineer - news from Nimbus",
    text: "Hello Noor,\n\nThis was a hard one. There were a few people in the mix with hands-on threat hunting, and we're going to be continuing with them. We hope you'll keep following what we do.\n\nNimbus",
  }),
  seen("ten minutes on the phone", "interview", "acme", {
    from: "Jana Kurz <j.kurz@acme.de>",
    subject: "Data Analyst",
    text: "Hi Noor - got ten minutes tomorrow between 2 and 4? I'd like to run through your CV with you before I introduce you to the team lead. What's the best number to reach you on?\n\nJana",
  }),
  seen("an agenda", "interview", "stark", {
    from: "Pepper Lindqvist <pepper@starklabs.io>",
    subject: "Agenda for Wednesday",
    text: "Hey Noor,\n\n09:30 Coffee with the team\n10:00 Whiteboard with Tony\n11:15 Culture chat with Happy\n12:00 Lunch\n\nAddress: 200 Harbour Lane, 4th floor. Bring an ID for the front desk.\n\nP.",
  }),
  seen("a forwarded refusal after an interview", "rejection", "ostrava", {
    from: me,
    subject: "FW: Application feedback",
    text: "________________________________\nFrom: Petra Nová <petra.nova@ostrava-software.cz>\nSent: 16 November 2026 10:01\nTo: Noor Haddad\nSubject: Application feedback\n\nDear Noor, thank you for the interview last Tuesday. The Java team decided for a colleague with longer Spring experience. We keep our fingers crossed for you.",
  }),
  seen("a lawyer who needs an employment contract", "other", null, {
    from: "Hale Immigration <info@haleimmigration.example>",
    subject: "Your visa application - documents required",
    text: "Dear Noor, we need a copy of your passport and your employment contract to lodge your visa application.",
  }),
  seen("German: a visit", "interview", "mueller", {
    from: "Frau Lotz <lotz@mueller-soehne.de>",
    subject: "Ihr Besuch bei uns",
    text: "Sehr geehrte Frau Haddad,\n\ngerne möchten wir Ihnen unser Haus zeigen und uns mit Ihnen über die Aufgaben als Buchhalterin austauschen. Bitte kommen Sie am 26.11. um 10 Uhr in die Lindenstraße 4, Eingang B.\n\nMit freundlichen Grüßen\nE. Lotz",
  }),
  seen("French: a choice after an interview", "rejection", "lumiere", {
    from: "Lumière Santé Recrutement <recrutement@lumiere-sante.fr>",
    subject: "Suite à notre entretien",
    text: "Bonjour Noor,\n\nMerci d'être venue nous rencontrer. Notre choix s'est finalement porté sur une candidate ayant déjà piloté une refonte. Bonne continuation !",
  }),
  seen("French: moving to a day", "interview", "lumiere", {
    from: "Anne-Lise Moreau <al.moreau@lumiere-sante.fr>",
    subject: "Petit contretemps",
    text: "Bonjour Noor, notre directeur est bloqué à Lyon demain. Pourrions-nous décaler à jeudi, même heure ?",
  }),
  seen("Spanish: someone selected after an interview", "rejection", "bancosol", {
    from: "Talento Banco Sol <talento@bancosol.es>",
    subject: "Tu candidatura",
    text: "Hola Noor, tras la entrevista hemos seleccionado a una persona con más años de Angular. No dudes en volver a presentarte.",
  }),
  seen("Swedish: a personality test", "question", null, {
    from: "Fjällbo AB <no-reply@fjallbo.teamtailor-mail.com>",
    subject: "Nästa steg: personlighetstest",
    text: "Hej Noor! Som nästa steg i rekryteringen till Systemutvecklare vill vi att du gör ett personlighetstest. Det tar cirka 20 minuter.",
  }),
  seen("no employment in the country", "rejection", "meridian", {
    from: "Olu Bankole <olu@meridiansystems.io>",
    subject: "Platform role",
    text: "Hey Noor, I checked with legal and we can't employ people in your country for the Platform Engineer role, so I'm afraid this is a dead end. Sorry for the back and forth.",
  }),
  seen("coffee with a manager", "interview", "covalent", {
    from: "Ravi Sethi <ravi@covalentlabs.ai>",
    subject: "Coffee?",
    text: "Hi Noor - Ines passed me your details. I lead the evals group. I'm in your part of town on Thursday; fancy grabbing a coffee around 3 to talk about the ML Engineer role?",
  }),
  seen("a day and an hour only", "interview", "wayne", {
    from: "Priya Nair <priya.nair@waynelogistics.co.uk>",
    subject: "Re: Operations Analyst",
    text: "Perfect, 2pm Thursday it is. Speak then!\n\nPriya",
    headers: ["In-Reply-To: <z@mailbox.example>"],
  }),
  seen("a question only", "question", "covalent", {
    from: "Ravi Sethi <ravi@covalentlabs.ai>",
    subject: "Your notebook",
    text: "Hi Noor, the notebook you sent gives a 404. Mind sharing it again? Also, which dataset split did you use for the second table?",
  }),
  seen("a dropped-in résumé", "confirmation", null, {
    from: "Ada Finch <ada@finchandrow.co.uk>",
    subject: "Re: Junior Bookseller",
    text: "Dear Noor, thank you for dropping in your CV for the Junior Bookseller position. We close applications on the 30th and will look at everything after that. Best wishes, Ada",
  }),
  seen("a job site's picks", "other", null, {
    from: "Wellfound <team@hi.wellfound.com>",
    subject: "Covalent Labs and 4 others want to hear from you",
    html: '<p><h1 style="font-size:22px">Top picks this week</p><p>Machine Learning Engineer at Covalent Labs – $150k–$190k. Apply in one click.</p><p>Unsubscribe</p>',
    headers: LIST,
  }),
  seen("Spanish: a café", "interview", "ole", {
    from: "Marta Gil <marta@cafesole.es>",
    subject: "Responsable de Marketing",
    text: "Hola Noor, encantada. ¿Te pasas el jueves por la tienda de Malasaña y nos tomamos un café mientras charlamos del puesto? Sobre las 10 me va genial.",
  }),
  seen("French: hiring abandoned", "rejection", "lumiere", {
    from: "Anne-Lise Moreau <al.moreau@lumiere-sante.fr>",
    subject: "Re: Des nouvelles ?",
    text: "Bonjour Noor,\n\nDésolée pour le délai. Le recrutement est finalement abandonné suite à une réorganisation interne. Je garde précieusement vos coordonnées.\n\nAnne-Lise",
  }),
  seen("French: a salary is proposed", "offer", "lumiere", {
    from: "Anne-Lise Moreau <al.moreau@lumiere-sante.fr>",
    subject: "Bonne nouvelle !",
    text: "Bonjour Noor, c'est officiel : toute l'équipe souhaite travailler avec vous. Nous vous proposons 45 k€ fixes et un démarrage le 4 janvier. Qu'en pensez-vous ?",
  }),
  seen("German: no agreement", "rejection", "fernlicht", {
    from: "Sven Althoff <s.althoff@fernlicht.de>",
    subject: "AW: Stand der Dinge",
    text: "Hallo Frau Haddad,\n\ndanke für Ihre Nachfrage. Ich hätte Ihnen gern etwas anderes geschrieben, aber der Fachbereich möchte jemanden, der schon mit Netzleittechnik gearbeitet hat. Daher kommen wir leider nicht zusammen.\n\nS. Althoff",
  }),
  seen("German: meet the team", "interview", "acme", {
    from: "Jana Kurz <j.kurz@acme.de>",
    subject: "Lust auf ein zweites Date?",
    text: "Hi Noor, Tim und Aylin fanden dich super! Magst du am Freitag zu uns ins Büro kommen und das ganze Team treffen? So gegen 14 Uhr.",
  }),
  seen("German: send it again", "question", "fernlicht", {
    from: "Sven Althoff <s.althoff@fernlicht.de>",
    subject: "Ihr Anhang",
    text: "Guten Tag Frau Haddad, leider war Ihr Lebenslauf beschädigt. Mögen Sie ihn mir als PDF noch einmal mailen?",
  }),
  seen("Dutch: salary and notice", "question", "globex", {
    from: "Sanne de Wit <s.dewit@globex.com>",
    subject: "Salarisindicatie Product Manager",
    text: "Beste Noor, kun je mij laten weten wat je salariswens is en wat je opzegtermijn is?",
  }),
  seen("Italian: assigned to another", "rejection", null, {
    from: "Officine Bellardi HR <hr@bellardi.it>",
    subject: "Selezione Responsabile Qualità",
    text: "Gentile Noor, La informiamo che la posizione di Responsabile Qualità è stata assegnata a un altro candidato. La ringraziamo per il tempo dedicatoci.",
  }),
  seen("Italian: a practical test", "question", "nimbus", {
    from: "Marta Greco <marta@nimbus.io>",
    subject: "Prova tecnica Security Engineer",
    text: "Ciao Noor, ti mando la prova tecnica: hai una settimana di tempo per consegnarla.",
  }),
  seen("Portuguese: an offer", "offer", "nimbus-retail", {
    from: "Inês Faria <ines.faria@nimbusretail.com>",
    subject: "Proposta",
    text: "Olá Noor, temos muito gosto em apresentar-lhe uma proposta de trabalho para Security Engineer. Segue em anexo o contrato para assinatura.",
  }),
  seen("Swedish: filled internally", "rejection", "hooli", {
    from: "Sunniva Aas <sunniva@hooli.com>",
    subject: "Staff Frontend",
    text: "Hej Noor, tack för en trevlig intervju. Vi har beslutat att tillsätta tjänsten internt.",
  }),
  seen("a loop by a scheduling site", "interview", "hooli", {
    from: "Hooli <scheduling@modernloop.io>",
    subject: "Hooli interviews: please confirm your schedule",
    html: '<p><h1 style="font-size:22px">Please confirm your schedule</p><p>Hi Noor, we\'ve put together your loop for the Staff Frontend Developer position.</p><p>Dec 1, 2026 9:00–9:45 AM PT: JavaScript fundamentals</p><p>Dec 1, 2026 10:00–11:00 AM PT: Systems design</p><p><a href="https://x" style="color:#fff;padding:12px 24px;display:inline-block">Confirm</a></p><p>Sent with ModernLoop</p>',
  }),
  seen("an offer taken back", "rejection", "covalent", {
    from: "Ines Duarte <ines.duarte@covalentlabs.ai>",
    subject: "Difficult update",
    text: "Noor, I have to share that, owing to an unexpected restructuring, Covalent has to take back the offer we made you on the 6th. I'm deeply sorry.",
  }),
  seen("paused conversations", "rejection", "notion", {
    from: "Notion Recruiting <no-reply@ashbyhq.com>",
    subject: "An update from Notion",
    html: "<p>Hi Noor,</p><p>Thank you for the time you invested in your Support Engineer application. We've made the tough decision to pause conversations with you, as we found folks whose experience is more tailored to this role.</p><p>We wish you nothing but the best.</p>",
  }),
  seen("an offer to somebody else", "rejection", "wayne", {
    from: "Priya Nair <priya.nair@waynelogistics.co.uk>",
    subject: "RE: Operations Analyst",
    text: "Hi Noor,\n\nHope you're well. Quick note to say we've gone ahead and made an offer to somebody else, which they've taken. Thanks for all your effort and do keep an eye on our vacancies.\n\nPriya\n\n-----Original Message-----\nFrom: Noor Haddad\nTo: Priya Nair\nSubject: RE: Operations Analyst\n\nThank you for the interview invitation.",
    headers: ["In-Reply-To: <1@mailbox.example>"],
  }),
  seen("Danish: the position is filled", "rejection", null, {
    from: "Havnens Bryghus <job@havnensbryghus.dk>",
    subject: "Vedr. din ansøgning",
    text: "Kære Noor\n\nVi har nu besat stillingen som Webudvikler til anden side. Tak for din ansøgning.",
  }),
];
