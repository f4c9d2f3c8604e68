import { expect, test } from "vitest";
import { readDelimited } from "../reader/delimited.ts";
import { draftsOf } from "./drafts.ts";
import { guessMapping } from "./mapping.ts";

/** Heading rows of real sheets and programs that the lists hadn't seen, with invented rows, and each row as a person reads it. */
test.each([
  [
    "French, without accents in its headings",
    "Entreprise,Poste,Etat,Date Envoi,Localisation\nSNCF,Alternant,En attente,20/09/2026,Lyon\nOrange,UX,Refusée,1er octobre 2026,Nice",
    ["SNCF|Alternant|applied|2026-09-20", "Orange|UX|rejected|2026-10-01"],
  ],
  [
    "German, of a web program",
    "Bewerbungsdatum;Titel der Stellenanzeige;Arbeitgeber;Status\n01.09.2026;Koch (m/w/d);Gasthof;Keine Antwort\n;Bäcker;Ofen AG;Entwurf",
    ["Gasthof|Koch (m/w/d)|archived|2026-09-01", "Ofen AG|Bäcker|saved|"],
  ],
  [
    "Spanish, of a repository",
    "Fecha,Empresa,Puesto,Fase\n15/09/2026,Beta,Panadera,Entrevista\n16/09/2026,Gama,Chef,Descartada",
    ["Beta|Panadera|interviewing|2026-09-15", "Gama|Chef|rejected|2026-09-16"],
  ],
  [
    "Portuguese",
    "Empresa;Vaga;Data da candidatura;Situação\nAurora;Analista;5 de outubro de 2026;Candidatura enviada\nGama;Dev;20/10/2026;Reprovado",
    ["Aurora|Analista|applied|2026-10-05", "Gama|Dev|rejected|2026-10-20"],
  ],
  [
    "Italian",
    "Azienda,Posizione,Data candidatura,Stato\nVoltera,Tecnico,22/09/2026,Colloquio",
    ["Voltera|Tecnico|interviewing|2026-09-22"],
  ],
  [
    "Dutch",
    "Bedrijf;Functie;Sollicitatiedatum;Status\nZuiderlicht;Tester;14-9-2026;Afgewezen",
    ["Zuiderlicht|Tester|rejected|2026-09-14"],
  ],
  [
    "Polish",
    "Firma;Stanowisko;Data aplikacji;Status\nWisła;Tester;2026-09-11;Rozmowa",
    ["Wisła|Tester|interviewing|2026-09-11"],
  ],
  [
    "Japanese, of a web program",
    "会社名,職種,応募方法,今の状況,応募日\nアクメ,営業,Green,不採用,2026年9月5日",
    ["アクメ|営業|rejected|2026-09-05"],
  ],
  [
    "statuses with words that don't decide them, and Excel's short dates",
    "What company?,What position?,Applied,Stage\nAcme,Cook,3-Sep-26,2nd interview\nBeta,Baker,14-Sep-2026,I withdrew\nGamma,Chef,15-Sep-26,Offer extended",
    ["Acme|Cook|interviewing|2026-09-03", "Beta|Baker|archived|2026-09-14", "Gamma|Chef|offer|2026-09-15"],
  ],
  [
    "statuses whose words contradict each other",
    "Company,Role,Status\nAcme,Cook,Interview - rejected\nBeta,Baker,Offer declined\nGamma,Chef,Declined by me\nDelta,Clerk,Applied (no response)",
    ["Acme|Cook||", "Beta|Baker||", "Gamma|Chef||", "Delta|Clerk||"],
  ],
  [
    "statuses with details and dates",
    "Company,Role,Status\nAcme,Cook,Rejected after final round\nBeta,Baker,Withdrew (pay too low)\nGamma,Chef,Interview 9/20 @ 2pm\nDelta,Clerk,Applied via LinkedIn\nEta,Waiter,Phone screen 3/4",
    [
      "Acme|Cook|rejected|",
      "Beta|Baker|archived|",
      "Gamma|Chef|interviewing|",
      "Delta|Clerk|applied|",
      "Eta|Waiter|interviewing|",
    ],
  ],
  [
    "French, with articles in its headings",
    "Nom de l'entreprise,Intitulé du poste,Date de candidature,État de la candidature\nBoréal,Cuisinier,03/09/2026,Entretien le 12/09\nSablier,Serveur,14/09/2026,Sans nouvelles",
    ["Boréal|Cuisinier|interviewing|2026-09-03", "Sablier|Serveur|archived|2026-09-14"],
  ],
  [
    "a German form, below lines about the person",
    "Nachweis über Eigenbemühungen;;;\nName: Noor Haddad;;Kundennummer: 1;\nDatum;Firma, Anschrift;Tätigkeit als;Ergebnis\n03.09.2026;Gasthof;Köchin;noch offen",
    ["Gasthof|Köchin|applied|2026-09-03"],
  ],
  [
    "Portuguese, with unknown words in its headings, and links under a place",
    "Nome da empresa;Cargo pretendido;Etapa atual;Site\nNuvem;Cozinheira;Não aprovado;https://nuvem.example/1",
    ["Nuvem|Cozinheira|rejected|"],
  ],
  [
    "whole names under the title, and statuses under State",
    "Job,State,Date\nCook at Acme,Applied,2026-09-03\nBaker @ Beta,Rejected,2026-09-04",
    ["Acme|Cook|applied|2026-09-03", "Beta|Baker|rejected|2026-09-04"],
  ],
  [
    "headings with little words",
    "Nombre de la empresa;Puesto;Fecha de la solicitud;Estado de la solicitud\nAcme;Cocinera;13/10/2026;Rechazada",
    ["Acme|Cocinera|rejected|2026-10-13"],
  ],
  [
    "ClickUp's, with the types of its fields",
    "Task Name,Status,Date Created,Company (short text),Job link (url)\nCook,applied,2026-10-01,Acme,https://a.example/1",
    ["Acme|Cook|applied|"],
  ],
  [
    "a column per stage with its day",
    "Company,Role,Date Applied,Phone Screen,Onsite,Offer\nAcme,Cook,2026-09-01,2026-09-08,,\nBeta,Baker,2026-09-02,,,\nGamma,Chef,2026-09-03,x,2026-09-20,TRUE",
    ["Acme|Cook|interviewing|2026-09-01", "Beta|Baker|applied|2026-09-02", "Gamma|Chef|offer|2026-09-03"],
  ],
  [
    "words of a status under another heading, beside a column of yes and no",
    "Company,Title,Where are we,Applied?\nAcme,Cook,2nd round,Yes\nBeta,Baker,ghosted,Yes\nGamma,Chef,Closed - No Response,Yes",
    ["Acme|Cook|interviewing|", "Beta|Baker|archived|", "Gamma|Chef|archived|"],
  ],
  [
    "a log of work search for unemployment benefits",
    "Week Ending,Date of Contact,Employer Name,Type of Work Sought,Method of Contact,Person Contacted,Result\n10/03/2026,09/28/2026,Acme,Stocker,Online,HR,Application submitted",
    ["Acme|Stocker|applied|2026-09-28"],
  ],
  [
    "Swedish",
    "Företag;Tjänst;Ansökningsdatum;Status\nVolvo;Utvecklare;20260915;Sökt\nIkea;Säljare;2026-10-01;Intervju",
    ["Volvo|Utvecklare|applied|2026-09-15", "Ikea|Säljare|interviewing|2026-10-01"],
  ],
])("a sheet is read: %s", (_what, text, rows) => {
  const [table] = readDelimited("jobs.csv", text);
  if (!table) throw new Error("No table.");
  const drafts = draftsOf(table, guessMapping(table, "jobs.csv", "month"));
  expect(
    drafts.map(({ row }) => [row.company, row.title, row.status ?? "", row.applicationDate ?? ""].join("|")),
  ).toEqual(rows);
});

test("a work mode and a link are read from the words around them", () => {
  const [table] = readDelimited(
    "jobs.csv",
    "Company,Role,Work arrangement,City,Link\nAcme,Cook,Hybrid (3 days),Ulm,[Job post](https://a.example/1)\nBeta,Chef,,Télétravail,",
  );
  if (!table) throw new Error("No table.");
  const [first, second] = draftsOf(table, guessMapping(table, "jobs.csv", "month")).map(({ row }) => row);
  expect(first).toMatchObject({ workMode: "hybrid", city: "Ulm", applicationLink: "https://a.example/1" });
  expect(second).toMatchObject({ workMode: "remote" });
  expect(second).not.toHaveProperty("city");
});

test("pay has the currency and the frequency in its heading, unless its cell has others", () => {
  const [table] = readDelimited(
    "jobs.csv",
    "Company,Role,Monthly salary (€)\nAcme,Cook,3000\nBeta,Chef,$90k per year\nGamma,Baker,up to 3500",
  );
  if (!table) throw new Error("No table.");
  expect(draftsOf(table, guessMapping(table, "jobs.csv", "month")).map(({ row }) => row)).toMatchObject([
    { payAmount: 3000, currency: "EUR", payFrequency: "monthly" },
    { payAmount: 90_000, currency: "USD", payFrequency: "annually" },
    { salaryRangeMax: 3500, currency: "EUR", payFrequency: "monthly" },
  ]);
});
