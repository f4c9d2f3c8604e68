import { type Fixture, seen } from "./mail.ts";

/** Emails that the rules read wrong when they first saw them, among another 60. */
export const batch9: readonly Fixture[] = [
  seen("teamtailor receipt", "confirmation", "ostrava", {
    from: "Ostrava Software <no-reply@ostrava-software.teamtailor-mail.com>",
    subject: "Hello from Ostrava Software!",
    text: `Hi Noor,

Great to see that you'd like to join us as a Java Developer. Everything has arrived, and Petr from our hiring team will have a look over the coming days.

Whatever the outcome, we'll let you know. Until then you can connect with us and follow what's going on in the team:
https://career.ostrava-software.example/connect/login

Have a nice day,
Ostrava Software s.r.o.

This email was sent by Teamtailor on behalf of Ostrava Software s.r.o.
`,
  }),
  seen("informal offer", "offer", "notion", {
    from: "Kev Brannigan <kbrannigan@makenotion.com>",
    subject: "so... want to work with us?",
    text: `Hey Noor,

everyone you met came back with a thumbs up, so I get to write the fun email: we'd like you to join as Support Engineer :)

comp is EUR 74k base + stock, the people team will send the official paperwork from their system tomorrow. have a read, ask me anything, and tell us by the 27th whether you're in.

kev
`,
  }),
  seen("case study", "question", "globex-senior", {
    from: "Anders Lykke <anders.lykke@globex.com>",
    subject: "Next up: a short case (Senior PM)",
    text: `Hi Noor,

Good talking to you! The next step for Senior Product Manager is a written case. The brief is attached: pick one of the two churn scenarios and prepare no more than five slides with the bets you'd make.

Please mail me your deck by Monday noon. We'll read it before deciding about the final round.

Anders
VP Product, Globex
`,
  }),
  seen("banco sol mortgage meeting", "other", null, {
    from: "Banco Sol Hipotecas <hipotecas@bancosol.es>",
    subject: "Su cita en la oficina 0417",
    text: `Estimada clienta:

Le confirmamos su entrevista con nuestro gestor D. Julián Prats para estudiar su solicitud de hipoteca:

Jueves 26 de noviembre, 12:00 h
Oficina 0417, Paseo de la Castellana 88

Por favor, traiga sus tres últimas nóminas, el contrato de trabajo y la declaración de la renta.

Banco Sol
`,
  }),
  seen("acme supplier registration", "other", null, {
    from: "Acme GmbH Einkauf <lieferanten@acme.de>",
    subject: "Ihre Registrierung als Lieferant",
    text: `Guten Tag,

vielen Dank für Ihre Bewerbung um die Aufnahme in unser Lieferantenverzeichnis (Warengruppe 14, Übersetzungen). Die Angaben werden derzeit von unserem Einkauf geprüft.

Bitte reichen Sie uns noch einen aktuellen Handelsregisterauszug sowie Ihre Umsatzsteuer-ID nach.

Mit freundlichen Grüßen
Strategischer Einkauf
Acme GmbH
`,
  }),
  seen("globex trial ends", "other", null, {
    from: "Globex <success@globex.com>",
    subject: "Noor, let's talk about your Globex trial",
    text: `Hi Noor,

Your 14-day trial of Globex Insights ends on Friday. I'd love to hear how it went and to show you what teams on the Growth plan do with it.

Would you have 20 minutes on Thursday or Friday? You can pick a slot here: https://globex.com/meet/tariq

As a thank-you for an annual plan signed this month, I can offer you 20% off.

Tariq Nasser
Account Executive
`,
  }),
  seen("müller order confirmation", "other", null, {
    from: "Müller & Söhne KG <auftrag@mueller-soehne.de>",
    subject: "Auftragsbestätigung 26-3318",
    text: `Sehr geehrte Frau Haddad,

wir danken für Ihre Bestellung, die wir wie folgt bestätigen:

2 Stk. Fensterbank Buche geölt, 120 x 25 cm, je 64,50 EUR
Lieferzeit: ca. 3 Wochen
Zahlbar innerhalb von 14 Tagen ohne Abzug

Rückfragen zur Rechnung beantwortet Ihnen unsere Buchhaltung.

Müller & Söhne KG, Nagold
`,
  }),
  seen("covalent evening course", "other", null, {
    from: "Covalent Labs Academy <academy@covalentlabs.ai>",
    subject: "Winter course: you have a place",
    text: `Dear participant,

We're pleased to offer you a place in the Covalent Labs Academy evening course "Deep learning from scratch" (6 Wednesdays, online, starts January 13).

To accept your place, pay the course fee of $240 by December 1. After that date it goes to the next learner on the waiting list.

Covalent Labs Academy
No prior knowledge of machine learning needed.
`,
  }),
  seen("landlord", "other", null, {
    from: "Pauline Verschuren <pauline@grachtverhuur.example>",
    subject: "Apartment Overtoom 212 - you've been selected",
    text: `Hi Noor,

Good news! Out of all the candidates, the owner has chosen you for the apartment on Overtoom. Congratulations!

I attach the lease agreement. Rent is 1,480 euro per month, the deposit two months, and it starts on 1 January. Please sign and return it before Friday, with a copy of your latest pay slip or employment contract.

Pauline
Gracht Verhuur
`,
  }),
  seen("bank loan declined", "other", null, {
    from: "Tidewater Bank <decisions@tidewaterbank.example>",
    subject: "Your credit card application",
    text: `Dear Noor Haddad,

Thank you for applying for the Tidewater Travel Card. After careful review, we are unable to approve your application at this time.

Main reason: length of employment.

You may ask for a free copy of your credit report within 60 days. You can apply again after six months.

Tidewater Bank, Member FDIC
`,
  }),
];
