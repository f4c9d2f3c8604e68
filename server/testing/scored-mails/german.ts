import { calendarOf, type Fixture, mailOf } from "./mail.ts";

/** German emails whose wording differs from those that the rules were written for. */
export const german: readonly Fixture[] = [
  {
    name: "Absage, kurz",
    kind: "rejection",
    card: "acme",
    raw: mailOf({
      from: "Lena Krüger <lena.krueger@acme.de>",
      subject: "Data Analyst bei Acme",
      text: "Hi Noor,\n\nes war wirklich eng. Am Ende haben wir uns für jemanden mit mehr SQL-Erfahrung entschieden. Das tut mir leid, denn das Gespräch mit dir hat Spaß gemacht.",
    }),
  },
  {
    name: "Absage, förmlich",
    kind: "rejection",
    card: "mueller",
    raw: mailOf({
      from: "Müller & Söhne KG <personal@mueller-soehne.de>",
      subject: "Ihre Bewerbung vom 2. November",
      text: "Sehr geehrte Frau Haddad,\n\nwir kommen zurück auf Ihre Bewerbung. Zu unserem Bedauern können wir Ihnen keine Zusage erteilen, da andere Kandidaten dem Anforderungsprofil noch genauer entsprechen. Ihre Unterlagen löschen wir nach sechs Monaten.",
    }),
  },
  {
    name: "Absage, weil besetzt",
    kind: "rejection",
    card: "acme",
    raw: mailOf({
      from: "jobs@acme.de",
      subject: "Update zu deiner Bewerbung",
      text: "Hallo Noor, die ausgeschriebene Stelle als Data Analyst konnten wir zwischenzeitlich intern besetzen. Gern behalten wir dein Profil im Talentpool.",
    }),
  },
  {
    name: "Absage aus Personio",
    kind: "rejection",
    card: "mueller",
    raw: mailOf({
      from: "Müller & Söhne <no-reply@mueller-soehne.jobs.personio.de>",
      subject: "Deine Bewerbung bei Müller & Söhne",
      text: "Liebe Noor,\n\ndanke, dass du dich bei uns beworben hast. Diesmal hat es leider nicht geklappt. Lass dich davon nicht entmutigen!",
    }),
  },
  {
    name: "Eingang, locker",
    kind: "confirmation",
    card: "acme",
    raw: mailOf({
      from: "Acme Karriere <karriere@acme.de>",
      subject: "Da ist sie ja!",
      text: "Hallo Noor,\n\ndeine Bewerbung als Data Analyst ist wohlbehalten bei uns gelandet. Wir schauen sie uns in Ruhe an und geben dir bis Ende nächster Woche Bescheid.",
    }),
  },
  {
    name: "Eingang, förmlich",
    kind: "confirmation",
    card: "mueller",
    raw: mailOf({
      from: "bewerbung@mueller-soehne.de",
      subject: "Bewerbungseingang Buchhalter (m/w/d)",
      text: "Sehr geehrte Damen und Herren,\n\nhiermit bestätigen wir den Erhalt Ihrer Bewerbungsunterlagen. Die Durchsicht wird einige Zeit in Anspruch nehmen, wir bitten um Geduld.",
    }),
  },
  {
    name: "Zwischenbescheid",
    kind: "confirmation",
    card: "mueller",
    raw: mailOf({
      from: "bewerbung@mueller-soehne.de",
      subject: "Zwischenbescheid",
      text: "Sehr geehrte Frau Haddad,\n\nIhre Bewerbung als Buchhalter befindet sich noch in Bearbeitung. Wegen der vielen Zuschriften verzögert sich unsere Entscheidung. Wir melden uns unaufgefordert.",
    }),
  },
  {
    name: "Kennenlernen per Telefon",
    kind: "interview",
    card: "acme",
    raw: mailOf({
      from: "Lena Krüger <lena.krueger@acme.de>",
      subject: "Telefonat?",
      text: "Hallo Noor, dein Lebenslauf liest sich spannend. Hast du am Donnerstag zwischen 14 und 16 Uhr Zeit, kurz zu telefonieren?",
    }),
  },
  {
    name: "Probetag",
    kind: "interview",
    card: "mueller",
    raw: mailOf({
      from: "Jutta Müller <j.mueller@mueller-soehne.de>",
      subject: "Probearbeiten",
      text: "Sehr geehrte Frau Haddad, wir würden Sie gerne zu einem Probetag am 10. Dezember begrüßen. Bitte melden Sie sich um 8 Uhr am Empfang.",
    }),
  },
  {
    name: "zweite Runde",
    kind: "interview",
    card: "acme",
    raw: mailOf({
      from: "Lena Krüger <lena.krueger@acme.de>",
      subject: "So geht es weiter",
      text: "Hi Noor, alle waren begeistert! Als Nächstes möchten dich zwei Kollegen aus dem Fachbereich sprechen. Such dir bitte einen Termin aus: https://cal.com/acme/zweites",
    }),
  },
  {
    name: "Termin verschoben",
    kind: "interview",
    card: "mueller",
    raw: mailOf({
      from: "Jutta Müller <j.mueller@mueller-soehne.de>",
      subject: "AW: Vorstellungsgespräch",
      text: "Sehr geehrte Frau Haddad,\n\nleider muss ich unseren Termin am Dienstag krankheitsbedingt absagen. Passt Ihnen stattdessen der Freitag um 11 Uhr?",
    }),
  },
  {
    name: "Termin abgesagt per Kalender",
    kind: "interview",
    card: "mueller",
    raw: mailOf({
      from: "Jutta Müller <j.mueller@mueller-soehne.de>",
      subject: "Abgesagt: Gespräch Müller & Söhne",
      text: "Der Termin wurde abgesagt.",
      calendar: calendarOf(
        [
          'DTSTART;TZID="(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna":20261208T100000',
          "SUMMARY:Gespräch",
          "ORGANIZER:mailto:j.mueller@mueller-soehne.de",
        ],
        "CANCEL",
      ),
    }),
  },
  {
    name: "Zusage",
    kind: "offer",
    card: "mueller",
    raw: mailOf({
      from: "Jutta Müller <j.mueller@mueller-soehne.de>",
      subject: "Ihre Einstellung zum 1. Februar",
      text: "Sehr geehrte Frau Haddad,\n\nSie haben uns überzeugt! Gern möchten wir Sie ab dem 1. Februar als Buchhalterin einstellen. Zwei Ausfertigungen des Vertrags gehen Ihnen per Post zu; senden Sie uns bitte eine davon unterzeichnet zurück.",
    }),
  },
  {
    name: "Angebot mit Gehalt",
    kind: "offer",
    card: "acme",
    raw: mailOf({
      from: "Lena Krüger <lena.krueger@acme.de>",
      subject: "Unser Angebot für dich",
      text: "Liebe Noor, wie besprochen unser Angebot: 58.000 € brutto im Jahr, 30 Tage Urlaub, Start am 1. März. Sag uns bitte bis zum 4. Dezember, ob du dabei bist.",
    }),
  },
  {
    name: "Test",
    kind: "question",
    card: "acme",
    raw: mailOf({
      from: "Acme GmbH <jobs@acme.de>",
      subject: "Deine Fallstudie",
      text: "Hallo Noor, bitte löse die angehängte Aufgabe bis Montag und schicke uns deine Auswertung als Notebook. Rechne mit etwa drei Stunden.",
    }),
  },
  {
    name: "Rückfrage",
    kind: "question",
    card: "mueller",
    raw: mailOf({
      from: "personal@mueller-soehne.de",
      subject: "Rückfrage zu Ihrer Bewerbung als Buchhalter",
      text: "Guten Tag Frau Haddad, in Ihrem Lebenslauf ist uns nicht klar geworden, ob Sie mit DATEV gearbeitet haben. Können Sie uns das kurz erläutern? Und was stellen Sie sich beim Gehalt vor?",
    }),
  },
  {
    name: "Zeugnis fehlt",
    kind: "question",
    card: "mueller",
    raw: mailOf({
      from: "personal@mueller-soehne.de",
      subject: "Ihre Unterlagen",
      text: "Sehr geehrte Frau Haddad, für die weitere Bearbeitung brauchen wir noch eine Kopie Ihres Abschlusszeugnisses. Laden Sie diese bitte in unserem Portal hoch.",
    }),
  },
  {
    name: "Jobagent",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "StepStone <jobagent@stepstone.de>",
      subject: "Noor, 14 neue Jobs für dich: Data Analyst",
      text: "Dein Suchauftrag hat neue Treffer. Acme GmbH sucht Data Analyst (m/w/d).",
      headers: ["List-Unsubscribe: <https://stepstone.de/u>"],
    }),
  },
  {
    name: "Headhunter",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "Tim Berger <tim@headhunt.example>",
      subject: "Spannende Position",
      text: "Hallo Frau Haddad, ich bin auf Ihr XING-Profil gestoßen. Für meinen Kunden suche ich einen Data Analyst. Wann darf ich Sie anrufen?",
    }),
  },
  {
    name: "Newsletter der Firma",
    kind: "other",
    card: null,
    raw: mailOf({
      from: "Acme GmbH <newsletter@acme.de>",
      subject: "Acme Insights November",
      text: "Lesen Sie, wie wir unser neues Rechenzentrum gebaut haben. Im Browser ansehen. Abmelden.",
      headers: ["List-Unsubscribe: <https://acme.de/u>"],
    }),
  },
];
