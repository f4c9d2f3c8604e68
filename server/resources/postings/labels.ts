import { listed } from "#domain/words-in-text.ts";
import { isHeading } from "./unrelated-parts.ts";

/** The labels of a posting's facts, in English, German, French, Spanish, Japanese, and the few most frequent ones in other languages. */
const LABELS = {
  title: listed(
    "job title, position title, stillingstittel, tjänst, tehtävä, pozice, stellenbezeichnung, intitulé du poste, título del puesto, posizione, cargo, functie, stanowisko, 职位, 職種, 募集職種, 職種名, ポジション",
  ),
  company: listed(`
    company, company name, arbeidsgiver, arbejdsgiver, arbetsgivare, työnantaja, zaměstnavatel, 회사명, employer, employer name, organization, institution, agency, unternehmen, arbeitgeber, firma, entreprise, société, employeur, empresa, compañía,
    azienda, bedrijf, werkgever, pracodawca, 公司, 公司名称, 会社名, 企業名, 社名, 募集企業
  `),
  place: listed(`
    location, locations, job location, job locations, city, primary location, lokation, platser, plats, sted, sijainti, pracoviště,   work location, office location, place of work, where, office, standort, arbeitsort, einsatzort, ort,
    dienstort, lieu, lieu de travail, localisation, ubicación, lugar, lugar de trabajo, localidad, sede, sede di lavoro,
    luogo di lavoro, localização, local de trabalho, locatie, standplaats, plaats, werklocatie, miejsce pracy, lokalizacja, based at, based in, ort, arbetsort, arbeidssted, arbejdssted, místo výkonu práce, çalışma yeri, місто, город, 근무지, 工作地点, 勤務地, 就業場所, 勤務場所, 所在地
  `),
  country: listed("country, land, pays, país, paese, kraj"),
  pay: listed(`
    salary, salary range, pay, pay range, pay rate, compensation, base salary, annual salary, hourly rate, wage, gehalt, vergütung, lohn, jahresgehalt, salaire,
    rémunération, salario, sueldo, retribución, retribuzione, stipendio, remuneração, salário, salaris, wynagrodzenie, lön, løn, lønn, palkka, plat, mzda, 급여, 給与, 給料, 年収, 月給, 時給, 薪资
  `),
  mode: listed(`
    hjemmekontor, etätyö, hemarbete,
    workplace type, workplace, remote work policy, remote policy, arbetsmodell, modalità, modalità lavorativa, modalidade, arbeidsmodel, werkmodel, remote-status, work mode, work model, working model, remote, work arrangement, work type, location type, remote status,
    arbeitsmodell, arbeitsweise, home office, homeoffice, mode de travail, télétravail, modalidad, modalidad de trabajo, remote job, modello di lavoro,
    modalità di lavoro, modelo de trabalho, tryb pracy, 働き方, 勤務形態,
    勤務スタイル, リモートワーク
  `),
  type: listed(`
    employment type, job type, contract type, type of employment, anstellungsart, beschäftigungsart, arbeitszeit, vertragsart,
    type de contrat, contrat, tipo de contrato, jornada, contract, hours, working hours, working pattern, work schedule, schedule,
    beschäftigungsausmaß, tipo di contratto, contratto, regime, dienstverband, uren, rodzaj umowy, wymiar etatu, anställningsform, omfattning,
    ansættelsesform, ansettelsesform, çalışma şekli, зайнятість, тип занятости, 雇用形態, 工作性质, 고용형태
  `),
} as const;
export type Label = keyof typeof LABELS;

const LABEL_BY_WORD = new Map(
  Object.entries(LABELS).flatMap(([label, words]) => words.map((word) => [word, label as Label] as const)),
);
/** Facts without a label, alone or between marks such as a middle dot: "Remote · Full-time". */
const BARE_FACTS: ReadonlyMap<string, Label> = new Map([
  ...listed(
    "remote, fully remote, hybrid, on-site, onsite, on site, in person, in office, in-office, présentiel, sur site, presencial, híbrido, hybride, vor ort, homeoffice möglich, home-office möglich, ibrido, in sede, hybridarbete, distansarbete, på plats, praca hybrydowa, praca stacjonarna, praca zdalna, télétravail fréquent, télétravail ponctuel",
  ).map((fact) => [fact, "mode"] as const),
  ...listed(`
    full-time, full time, part-time, part time, contract, temporary, internship, permanent, vollzeit, teilzeit, cdi, cdd, temps plein,
    temps partiel, jornada completa, media jornada, tiempo completo, tempo pieno, pełny etat, 正社員, 契約社員
  `).map((fact) => [fact, "type"] as const),
]);
/** The marks between facts, and the ends of sentences. */
const MARKS = /[·•|.;。]/;
const MARKS_MAX = 16;
/** The maximum number of words of a list of facts, such as "Full-time, on site five days". */
const FACTS_WORDS = 7;
const LABEL_MAX = 40;
/** An abbreviation before the name that it stands for: "(EMSA) European Maritime Safety Agency". */
const ABBREVIATION = /^\([A-Z]{2,8}\)\s(?=\p{Lu})/u;
const VALUE_MAX = 160;

/** Returns the word of a label without an ending that doesn't change its meaning: "Location(s)", "Institution/Agency". */
function labelWord(label: string): string {
  const [word = ""] = label.toLowerCase().split("/", 1);
  return word.trim().replace(/\(s\)$/, "");
}

/** Returns the first value of each label in a text. The value follows on the same line, as in "Location: Berlin", or on the next one. */
export function readLabels(text: string, { hasBareFacts = true } = {}): Partial<Record<Label, string>> {
  const values: Partial<Record<Label, string>> = {};
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  for (const [index, line] of lines.entries()) {
    const content = line.replace(/^[•\s*·【■◆▼●-]{1,8}/u, "");
    const colon = content.slice(0, LABEL_MAX + 1).search(/[:：】]|\s·\s/);
    const name = colon === -1 ? content.trim() : content.slice(0, colon);
    const isFact =
      content[colon] !== undefined && /\s/.test(content[colon]) && BARE_FACTS.has(name.trim().toLowerCase());
    const label = isFact ? undefined : LABEL_BY_WORD.get(labelWord(name));
    if (label === undefined && hasBareFacts) readBareFacts(content, values);
    if (label === undefined || values[label] !== undefined) continue;
    const rest =
      colon === -1
        ? ""
        : content
            .slice(colon + 1)
            .replace(/^[:：·\s]{0,4}/, "")
            .trim();
    const next = lines[index + 1] ?? "";
    // In a table of contents, other entries follow a label.
    const isEntry = colon === -1 && /^\s?•/.test(line) && /^\s?•/.test(next);
    const value = rest === "" && !isEntry ? next.replace(/^[:：•\s]{1,4}/, "").trim() : rest;
    const isLabel = LABEL_BY_WORD.has(value.replace(/[:：]$/, "").toLowerCase()) || isHeading(value);
    if (value === "" || value.length > VALUE_MAX || isLabel) continue;
    const isAddress = label === "place" && rest === "";
    const below = isAddress ? addressBelow(lines.slice(index + 1, index + 1 + ADDRESS_LINES)) : null;
    values[label] = (below ?? value).replace(ABBREVIATION, "");
  }
  return values;
}

/** Returns the city and the postal code of an address with a part on each line; null if the lines aren't an address. */
function addressBelow(lines: readonly string[]): string | null {
  const at = lines.findIndex((line) => POSTAL_CODE.test(line.trim()));
  return at > 0 ? `${lines[at - 1]?.trim()}, ${lines[at]?.trim()}` : null;
}
const POSTAL_CODE = /^[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}$/;
const ADDRESS_LINES = 6;

function readBareFacts(line: string, values: Partial<Record<Label, string>>): void {
  if (line.length > VALUE_MAX) return;
  for (const part of line.split(MARKS, MARKS_MAX)) {
    const facts = part.split(/\s+/).length <= FACTS_WORDS ? part.split(/[,:(（]/) : [part];
    for (const fact of facts) {
      const label = BARE_FACTS.get(
        fact
          .trim()
          .toLowerCase()
          .replace(/^(cd[di]) .*/, "$1"),
      );
      // "Remote: no" isn't a fact.
      if (label === "type" || (label === "mode" && !part.includes(":"))) values[label] ??= fact.trim();
    }
  }
}
