import { type Fixture, LIST, mailOf, me, seen } from "./mail.ts";

/** Emails in the formats of the systems that send them, which earlier rules read wrong. */
export const batch4: readonly Fixture[] = [
  seen("a rejection in case of the worst", "confirmation", "klarwasser", {
    from: "Klarwasser GmbH & Co. KG <jobs@klarwasser.personio.de>",
    subject: "Eingangsbestätigung Ihrer Bewerbung",
    text: "Vielen Dank für Ihre Bewerbung als Projektleiter (m/w/d). Sollte Ihr Profil passen, laden wir Sie gern zu einem Gespräch ein. Andernfalls müssten wir Ihnen leider absagen. Bitte haben Sie noch etwas Geduld.",
  }),
  seen("the steps of the process", "confirmation", "harbor", {
    from: "Harbor & Pine <notification@smartrecruiters.com>",
    subject: "Noor, your application to Customer Success Manager was sent",
    html: "<p>Your application has been successfully submitted.</p><p>What happens next? 1. Our team reviews it. 2. Phone interview. 3. On-site interviews. 4. Offer.</p>",
    headers: LIST,
  }),
  seen("a copy of what the person wrote", "confirmation", "harbor", {
    from: "Harbor & Pine <noreply@candidates.workablemail.com>",
    subject: "Thanks for applying to Harbor & Pine",
    html: "<p>Your application for the Customer Success Manager job was submitted successfully.</p><p>Here's a copy of your application data:</p><p>Cover letter: I'd love to discuss this in an interview. Are you available next week?</p>",
  }),
  seen("a warning of fraud", "confirmation", "harbor", {
    from: "Harbor & Pine <no-reply@greenhouse.io>",
    subject: "Application received: Customer Success Manager",
    text: "We've received your application. Please be aware of scams: we will never ask for your bank account details, payment or a deposit, nor contact you via WhatsApp or Telegram.",
  }),
  seen("a name with an abbreviation's point", "confirmation", "klarwasser", {
    from: "XING <jobs@mail.xing.com>",
    subject: "Deine Bewerbung als Projektleiter wurde verschickt",
    text: "Deine Bewerbung als Projektleiter (m/w/d) bei Klarwasser GmbH & Co. KG wurde erfolgreich verschickt. Das Unternehmen meldet sich direkt bei dir.",
    headers: LIST,
  }),
  seen("the company's name in its address", "confirmation", "fernlicht", {
    from: "Fernlicht Karriere <noreply@fernlicht.softgarden.io>",
    subject: "Deine Bewerbung ist bei uns angekommen",
    html: "<p>Deine Bewerbung als Senior Software Engineer liegt uns vor. Als nächstes schaut sich die Fachabteilung deine Unterlagen an.</p>",
  }),
  seen("a longer name with another in it", "rejection", "nimbus-retail", {
    from: "nimbusretail@invalidemail.com",
    subject: "Nimbus Retail - Security Engineer - 210004XZ",
    text: "Thank you for applying for Security Engineer-210004XZ. The position has been filled / closed and we are no longer considering applications.",
  }),
  seen("an employer that isn't on the board, with a name that is in its own", "rejection", null, {
    from: "Nimbus Labs Recruiting <no-reply@greenhouse.io>",
    subject: "Your application for Data Scientist",
    text: "Unfortunately, we won't be moving forward with your application for the Data Scientist role at Nimbus Labs.",
  }),
  seen("a legal form with points", "interview", "ostrava", {
    from: "Ostrava Software <notifications@recruitee.com>",
    subject: "Interview invitation - Java Developer",
    text: "We would like to invite you for an interview for the Java Developer position. Please pick a slot that suits you.",
  }),
  seen("a next step that is another's", "rejection", "harbor", {
    from: "Harbor & Pine <noreply@indeed.com>",
    subject: "An update on your application from Harbor & Pine",
    html: "<p>Thank you for applying to the Customer Success Manager position.</p><p>Unfortunately, Harbor &amp; Pine has moved to the next step in their hiring process, and your application was not selected at this time.</p>",
    headers: LIST,
  }),
  seen("an offer to another", "rejection", "covalent", {
    from: "Theo Blanc <theo@covalentlabs.ai>",
    subject: "Following up on your onsite",
    text: "Everyone was impressed by your presentation.\n\nThat said, we've extended an offer to another finalist and they have accepted. I'm glad to jump on a call to walk you through the feedback.",
  }),
  seen("an offer that is withdrawn", "rejection", "covalent", {
    from: "Theo Blanc <theo@covalentlabs.ai>",
    subject: "Machine Learning Engineer",
    text: "I'm truly sorry. Following this week's budget decision, we have to withdraw the offer we made to you. The role no longer exists.",
  }),
  seen("a rejection that cancels an interview", "rejection", "meridian-sre", {
    from: "Priya Nair <priya.nair@meridiansystems.io>",
    subject: "Cancelling Thursday's interview",
    text: "I'm afraid I have to cancel our interview on Thursday. Another candidate accepted our offer for the Site Reliability Engineer role, so the position is now filled.",
  }),
  seen("an appointment that is called off", "interview", "klarwasser", {
    from: "Sabine Holt <s.holt@klarwasser.com>",
    subject: "Absage unseres Termins am Donnerstag",
    text: "Leider muss ich unser Gespräch am Donnerstag krankheitsbedingt absagen. Ich melde mich mit einem neuen Terminvorschlag bei Ihnen.",
  }),
  seen("an old rejection below, with its headers", "interview", "bancosol", {
    from: "Carmen Ruiz <carmen.ruiz@bancosol.es>",
    subject: "RE: Tu candidatura",
    text: "Nos gustaría retomar tu candidatura para Desarrollador Frontend. ¿Te vendría bien una videollamada el jueves?\n\nDe: Carmen Ruiz\nEnviado el: lunes, 2 de noviembre de 2026 10:00\nPara: Noor Haddad\nAsunto: Tu candidatura\n\nLamentamos comunicarte que no has sido seleccionada.",
  }),
  seen("the person's hope below, with its headers", "rejection", "meridian", {
    from: "Priya Nair <priya.nair@meridiansystems.io>",
    subject: "Re: Platform Engineer",
    text: "Hi Noor - we've decided to go another way on this one.\n\nFrom: Noor Haddad\nSent: Tuesday, November 17, 2026 8:00 AM\nTo: Priya Nair\nSubject: Re: Platform Engineer\n\nAny news after the interview? I'm excited to hear about an offer.",
  }),
  seen("questions that a recording answers", "question", "wayne", {
    from: "Wayne Logistics Careers <noreply@hirevue.com>",
    subject: "Your on-demand video interview with Wayne Logistics",
    text: "Congratulations! We'd like to invite you to record your answers to five questions for the Operations Analyst position.",
  }),
  seen("a posting that is called an offer", "confirmation", "bancosol", {
    from: "InfoJobs <no-reply@infojobs.net>",
    subject: "Te has inscrito en Desarrollador Frontend",
    html: "<p>Tu inscripción a la oferta Desarrollador Frontend de Banco Sol se ha realizado correctamente.</p><p>Otras ofertas que te pueden interesar</p>",
    headers: LIST,
  }),
  seen("a contract to sign", "offer", "globex", {
    from: "Globex People via PandaDoc <docs@email.pandadoc.net>",
    subject: 'Globex People sent you "Offer Letter - Noor Haddad"',
    html: "<p>Globex People has sent you a document: Offer Letter - Noor Haddad (Product Manager).</p><p>Open the document to review and sign.</p>",
  }),
  seen("a discount for customers", "other", null, {
    from: "Harbor & Pine <news@harborandpine.com>",
    subject: "Our autumn product update",
    html: "<p>We're excited to offer you 20% off our annual plan.</p>",
    headers: LIST,
  }),
  seen("an employer's webinar", "other", null, {
    from: "Covalent Labs <hello@covalentlabs.ai>",
    subject: "You're invited: live session on model evals",
    html: "<p>Join us for a conversation with our Head of Research. Book your slot now. We'd love to see you there.</p>",
    headers: LIST,
  }),
  seen("a survey about the interview", "other", null, {
    from: "Harbor & Pine <survey@harborandpine.com>",
    subject: "How was your interview experience?",
    text: "Thanks for interviewing with us. Please take 2 minutes to complete our candidate experience survey.",
  }),
  seen("a stranger's offer of positions", "other", null, {
    from: "Rachel Moon <rachel@swifthire.io>",
    subject: "DevOps roles - are you open?",
    text: "I'm working with several scale-ups hiring DevOps engineers. Would you be open to a 15 min call this week?",
  }),
  {
    name: "a mail as another's attachment",
    kind: "interview",
    card: "fernlicht",
    raw: [
      `From: ${me}`,
      "Subject: Fwd: Gespraech",
      "Message-ID: <attached@mail.example>",
      'Content-Type: multipart/mixed; boundary="outer"',
      "",
      "--outer\r\nContent-Type: text/plain\r\n\r\n",
      '--outer\r\nContent-Type: message/rfc822\r\nContent-Disposition: attachment; filename="mail.eml"\r\n',
      mailOf({
        from: "Jonas Weber <jonas.weber@fernlicht.de>",
        subject: "Zweites Gespräch",
        text: "Wir möchten dich gern zu einem zweiten Gespräch mit dem Teamleiter einladen.",
      }),
      "--outer--",
      "",
    ].join("\r\n"),
  },
];
