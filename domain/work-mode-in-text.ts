import type { WORK_MODES } from "./values.ts";

export type WorkMode = (typeof WORK_MODES)[number];

/** Phrases that state where the work is done; "hybrid cloud" isn't one. */
const PHRASES: Readonly<Record<WorkMode, readonly RegExp[]>> = {
  hybrid: [
    /\bhybrid(?:es?)?[\s-]{1,2}(?:role|position|job|work|working|model|modell|schedule|setup|set-up|policy|arrangement|arbeit|arbeiten|remote|workplace|opportunity|basis)|\b(?:role|position|job|work|working|stelle) (?:is|ist) hybrid|\bhybrid[,:]? (?:with )?\(?(?:\d|one|two|three|four|(?:mon|tue|wed|thu)[a-z]{0,6}\b)/iu,
    /(?:\b[1-4]|one|two|three|four)(?:\s?(?:-|–|to)\s?(?:\d|three|four))?\+? (?:days?|times) (?:a|per|each|every) week (?:in|at|from) (?:the|our|a)? ?(?:\p{L}{1,20} )?(?:office|hq|studio|lab)/iu,
    /(?:\d|one|two|three|four) days? (?:in|at) (?:the|our) (?:\p{L}{1,20} )?office/iu,
    /(?:office|on-?site|in person) (?:\d|one|two|three|four) days? (?:a|per|each|every) week/iu,
    /(?:\d|zwei|drei) tage? (?:pro|in der|die) woche (?:im büro|vor ort|home-?office|remote|mobil)|(?:\d|ein(?:en)?|zwei|drei) tage? (?:im büro|vor ort|(?:im )?home-?office|remote|mobiles? arbeiten)|home-?office[ -](?:möglich|anteil|tage)|(?:mobiles? arbeiten|home-?office) an (?:bis zu )?(?:[1-4]|einem|zwei|drei) tag|teilweise (?:remote|home-?office)|partly remote/iu,
    /télétravail partiel|(?:\d|deux|trois) jours? (?:de|en) télétravail|(?:mode|travail|poste|modèle) hybride|(?:modalidad|modelo|trabajo|formato|puesto) híbrid[oa]|(?:\d|dos|tres) días (?:de|en) (?:teletrabajo|remoto|la oficina)|teletrabajo parcial|ハイブリッド(?:勤務|ワーク|型)|週\s?[\d１-５]\s?日?(?:〜[\d１-５]日)?\s?(?:出社|リモート|在宅)|一部(?:リモート|在宅)/iu,
    /(?:télétravail|home-?office|\bwork(?:ing)? from home|\bwfh|smart working|lavoro agile|thuiswerken|teletrabajo|teletrabalho|remote(?: work)?|mobiles arbeiten)\s?:?\s(?:(?:jusqu'à|bis zu|up to|tot|até|hasta|fino a) )?(?:[1-4]|due|tre|twee|drie)\s?(?:jours?|tage?|days?|giorni|dagen|d[ií]as)|hybride? werken|\bwerkt? (?:je |u )?hybride\b|hemifrån (?:upp till )?(?:[1-4]|en|två|tre) dag|(?:modalità|lavoro) ibrid[oa]|praca hybrydowa|(?:[1-4]|one|two|three|four) days? (?:a|per|each) week (?:on[- ]?site|in (?:the )?office)/iu,
    /(?:[1-4]|one|two|three|four|due|twee|deux|dos|två) (?:days?|giorni|dagen|jours|días|dagar) (?:of |di |de )?(?:telework|remote work|home ?working|working from home|smart working|thuiswerken|teletrabajo|distansarbete)/iu,
    /週\s?[1-5１-５]\s?日.{0,14}(?:オフィス|出社).{0,20}(?:在宅|リモート)/iu,
    /modelo híbrido|formato híbrido|práce hybridně|hybridní (?:práce|režim)|hybridarbete|hibrit çalışma|гібридн\p{L}{1,4} (?:робот|формат|режим)|гибридн\p{L}{1,4} (?:работ|формат|режим)|عمل هجين|العمل الهجين|עבודה היברידית|하이브리드 근무|混合办公|混合辦公/iu,
  ],
  remote: [
    /praca zdalna|práce na dálku|práce z domova|distansarbete|arbete på distans|fjernarbejde|uzaktan çalışma|віддален\p{L}{1,2} робот|дистанційн\p{L}{1,2} робот|удал[её]нн\p{L}{1,2} работ|дистанционн\p{L}{1,2} работ|(?:العمل|عمل) عن بعد|עבודה מהבית|재택근무|원격근무|远程办公|远程工作|居家办公|遠端工作|làm việc từ xa|τηλεργασία|muncă (?:la distanță|de acasă)|távmunka/iu,
    /\b(?:fully|100\s?%|completely|entirely|permanently|vollständig|komplett|full) remote\b|\bremote[\s-]{1,2}(?:position|role|job|opportunity|first|only|work from|within|in (?:the )?(?:us|uk|eu|germany|europe))|\b(?:role|position|job|stelle) (?:is|ist|can be|will be) (?:\p{L}{1,12} )?remote\b|\(remote\b|\bhome[- ]based(?= (?:role|position|job|with)|[.,]|$)|\bwork from (?:home|anywhere)(?! (?:stipend|budget|allowance|days?\b))|\b(?:fully|100\s?%) remotely\b|\byou(?:'ll|’ll| will| can)? work remotely\b|\bwork remotely from|\b(?:employees|team members|staff) (?:can|may|will)? ?work remotely|\b(?:or|oder|ou) (?:fully )?remote\b(?! (?:access|desktop|monitoring|sensing|support))|\b(?:hiring|seeking|looking for) an? (?:fully )?remote (?!sensing|access|support)|100\s?% (?:home-?office|télétravail|en télétravail|remoto|teletrabajo)|(?:rein|ausschließlich) (?:remote|im home-?office)|télétravail (?:complet|total|à 100|intégral)|(?:poste|travail) (?:entièrement |totalement )?(?:en télétravail complet|à distance)|(?:totalmente|completamente|trabajo|puesto) remot[oa]|teletrabajo (?:completo|total|100)|フルリモート|完全(?:リモート|在宅)|リモート勤務可|在宅勤務\s?[(（]?(?:完全|フル)/iu,
  ],
  onsite: [
    /praca stacjonarna|práce na pracovišti|arbete på plats|heltid på plats|ofiste çalışma|робота в офісі|работа в офисе|العمل من المكتب|사무실 근무|到岗工作|坐班/iu,
    /\b(?:fully |100\s?% )?(?:on-?\s?site|in-?person|in-?office)[\s-]{1,2}(?:role|position|job|only|required|work|working|opportunity)/iu,
    /\b(?:role|position|job) (?:is|requires) (?:\p{L}{1,12} ){0,2}(?:on-?\s?site|in-?person|in-?office)\b/iu,
    /\bin person\b.{0,40}\b(?:five|5) days (?:a|per) week/iu,
    /\b(?:five|5) days (?:a|per) week (?:in|on|at|from)|\bwork (?:on-?site|in person)\b|\b(?:fully|100\s?%) (?:on-?\s?site|in-?office)\b|\bwork from (?:the )?office\b|not (?:a |eligible for )?remote|n['’]t eligible for remote|\bin-office team\b|no remote|remote (?:work )?(?:is not|isn't|not) (?:possible|available|offered|an option)|(?:kein|ohne) (?:home-?office|remote)|home-?office ist nicht möglich|(?:präsenz|vor ort)(?:stelle|arbeitsplatz| im büro| erforderlich)|(?:arbeit|tätigkeit) vor ort|(?:pas de|sans) télétravail|(?:poste|travail) (?:sur site|en présentiel)|100\s?% présentiel|(?:trabajo|modalidad|puesto|100\s?%) presencial|sin teletrabajo|(?:フル|原則|毎日|完全)出社|出社必須|在宅(?:勤務)?不可|リモート(?:ワーク|勤務)?不可/iu,
  ],
};
/** Words that state the mode in a short text: a label's value, a place, or the brackets of a title. */
const WORDS: readonly (readonly [WorkMode, RegExp])[] = [
  [
    "hybrid",
    /\bhybrid|\bhíbrid[oa]\b|partly remote|teilweise remote|home-?office[ -]möglich|télétravail partiel|\bibrid[oa]\b|hybrydow|hibrit|гібрид|гибрид|هجين|היבריד|하이브리드|ハイブリッド|一部(?:リモート|在宅)|混合办公/iu,
  ],
  [
    "remote",
    /\bremot(?:e|o|a)\b|work from home|\bwfh\b|home-?office|hjemmekontor|etätyö|hemarbete|télétravail|teletrabajo|à distance|telecommut|\bzdaln|uzaktan|віддален|дистанц|удал[её]нн|عن بعد|מהבית|재택|원격|på distans|na dálku|リモート|在宅|远程/iu,
  ],
  [
    "onsite",
    /\bon-?\s?site\b|\bonsite\b|in[- ]?office|in[- ]?person|in sede|på plats|vor ort|präsenz|sur site|présentiel|presencial|出社/iu,
  ],
];
const NOT = /\b(?:no|not|non|kein|ohne|sans|pas de|sin|ikke|inte|ej)\b|不可/iu;

/** Returns the mode in a short value, such as "Hybrid", "Remote - US", or "On-site (Berlin)". */
export function modeInWords(text: string): WorkMode | null {
  const found = WORDS.find(([, word]) => word.test(text))?.[0] ?? null;
  return found === "remote" && NOT.test(text) ? "onsite" : found;
}

/** Subjects of jobs whose names begin like a mode. */
const SUBJECTS =
  /\b(?:remote|hybrid)[\s-](?:sensing|access|desktop|monitoring|control|systems?|infrastructure|operations|cloud|mobile|vehicles?|identity|powertrain|integrations?|apps?|networks?|it\b)/i;

/** Returns the mode that a job's title states: "Nurse (Remote)" or "Remote Nurse", not "Remote Sensing Engineer". */
export function modeInTitle(title: string): WorkMode | null {
  if (SUBJECTS.test(title)) return null;
  const [name = "", ...parts] = title.split(/[()[\]（）【】|,–—]|\s-\s/);
  const first = /^(?:fully )?(?:remote|hybrid)(?=\s)/i.exec(name)?.[0] ?? (wordsOf(name) === 1 ? name : "");
  const modes = [...parts, first].map((part) => (wordsOf(part) <= 4 ? modeInWords(part) : null));
  return modes.find((mode) => mode !== null) ?? null;
}

function wordsOf(text: string): number {
  return text.match(/\p{L}{1,40}/gu)?.length ?? 0;
}

/** The longest question about the mode, such as "Remote job". */
const QUESTION_MAX = 40;
const NO = /^(?:no|nein|non|nee)\b/i;

/** Checks whether a line is a question whose answer is no, after its colon or on the next line. */
function isDenied(line: string, next: string): boolean {
  const colon = line.indexOf(":");
  const [length, answer] = colon === -1 ? [line.length, next] : [colon, line.slice(colon + 1)];
  return length <= QUESTION_MAX && NO.test(answer.slice(0, QUESTION_MAX).trim());
}

/** The longest paragraph that is read. */
const LINE_MAX = 2_000;

/** Returns the mode that a posting's sentences state; null if none do, or they contradict each other. */
export function statedMode(text: string): WorkMode | null {
  const modes = new Set<WorkMode>();
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  for (const [index, line] of lines.entries()) {
    if (isDenied(line, lines[index + 1] ?? "")) continue;
    const part = line.slice(0, LINE_MAX);
    for (const mode of ["hybrid", "onsite", "remote"] as const)
      if (PHRASES[mode].some((phrase) => phrase.test(part))) modes.add(mode);
  }
  if (modes.has("hybrid")) return "hybrid";
  return modes.size === 1 ? ([...modes][0] ?? null) : null;
}
