import type { PAY_FREQUENCY_WORDS } from "./words-in-text.ts";

export type PayFrequency = keyof typeof PAY_FREQUENCY_WORDS;

/** Words of pay. The nearest word of pay or other money before an amount counts. */
export const PAY_WORDS: readonly RegExp[] = [
  /sal[aá]r(?:y|ies|io|ial|is)|remuneração|(?<!(?:clients?|customers?|guests?|members?|patients?) )\bpay(?!roll|ment|pal|ing customers)\w{0,3}\b|compensation|\bcomp\b|\bwages?\b|\bbase\b|remunerat|remunerac|rémunération|retribuci|\byou(?:'ll|’ll| will| can| could)? earn\b|\bearn up to\b|(?:hiring|pay|salary) range|\bpro[- ]rata\b|\bCTC\b|wynagrodz|stipendio|retribuzione|\bRAL\b|\bTJM\b|\blön\b|\bOTE\b|on-target|(?:hourly|daily|day|annual|monthly) rate|\brate of pay\b|\bgross\b(?= (?:per|a|salary|pay)\b)|\brate:|\bwir zahlen\b|gehalt|vergütung|\blohn\b|stundenlohn|entgelt|verdienst|\bbrut(?:to)?\b|salaire|sueldo|年収|年俸|月給|月収|時給|日給|給与|給料|賃金|報酬|基本給|薪资|薪酬|工资|月薪|年薪|薪水|待遇/giu,
  /\bsalaris|stawka|mzda|\bplat\b|årslön|månadslön|timlön|lønn|\bløn\b|månedsløn|timeløn|palkka|fizetés|\bbér\b|salariu|maaş|ücret|\bgaji\b|\blương\b|μισθ[όο]|αποδοχές|зарплат|заробітн|заработн|оклад|оплата праці|оплата труда|راتب|שכר|משכורת|연봉|급여|월급|시급/giu,
];
/** Words of other money, in the same languages. They are split, because proving one long expression linear takes 15 s. */
export const OTHER_WORDS: readonly RegExp[] = [
  /bonus(?:es)?|sign-?\s?on|signing|equity|\bstocks?\b|\bshares?\b|\bRSUs?\b|\boptions\b|fund(?:ing|ed|s)?\b|\brais(?:ed?|ing)\b|series [a-f]\b|valu(?:ation|ed)|revenue|\bARR\b|\bAUM\b|assets under|educational|\bassistance\b|budgets?|referral|stipends?|allowances?|reimburse|401|relocation|commissions?|\bprizes?\b|\bgrants?\b|invest|turnover|similar|vouchers?|salary (?:packaging|sacrifice)|\bvale-|auxilio|subsidy/giu,
  /market|average|median|glassdoor|(?<!employer )est\.\)|worth|process\w{0,3}|transactions?|\bsales\b|(?<!^the )\bdeals?\b|donat\w{0,5}|insurance|\bfees?\b|\bcosts?\b|\bprices?\b|tuition|profits?|savings|per diem|deposit|up-?front|\bspend\b|(?:clients?|customers?|guests?|members?|patients?) pay\b|learning|training|wellness|home office|equipment|quota|pipeline|other (?:roles|jobs)/giu,
  /\bboni\b|weiterbildung|umsatz|finanzierung\w{0,6}|prämien?|zuschuss|\bprimes?\b|levée?|levé|chiffre d'affaires|indemnité|\bbonos?\b|bonificaci|financiaci|inversión|factura\w{0,5}|賞与|ボーナス|手当|資金調達|資本金|売上|交通費|ähnliche|durchschnitt|grundkapital/giu,
];
export const ESTIMATE = /\best(?:\.|imate[ds]?\b)|geschätzt|schätzung|prognose|estimé|estimad|推定/iu;

/** Phrases for how often pay comes, in the same languages. */
const FREQUENCIES: readonly (readonly [PayFrequency, RegExp])[] = [
  [
    "hourly",
    /(?:per|an|a|\/|pro|par|por|die)\s?(?:hour|hr|h|std|stunde|heure|hora)\b|\bhourly\b|stundenlohn|stündlich|per uur|\/\s?uur|all'ora|por hora|de l'heure|\bp\.?h\b|\/\s?h\b|時給|\/時/iu,
  ],
  ["biweekly", /bi-?weekly|(?:every|per) (?:two|2) weeks/iu],
  ["weekly", /(?:per|a|\/|pro|par|por)\s?(?:week|wk|woche|semaine|semana)\b|\bweekly\b|wöchentlich|週給/iu],
  [
    "monthly",
    /(?:per|a|\/|pro|im|par|por|al)\s?(?:month|mo|monat|mois|mes)\b|\bmonthly\b|monatlich|monatsgehalt|mensuel|mensual|mensal|per maand|\bp\/m\b|månad|miesi[ąę]c|al mese|por mês|月給|月収|月額|\/月/iu,
  ],
  [
    "other",
    /(?:per|a|\/|pro|par|por)\s?(?:day|tag|jour|día)\b|\bdaily\b|day rate|tagessatz|\bTJM\b|日給|\/日/iu,
  ],
  [
    "annually",
    /(?:per|a|\/|pro|im|par|por|al)\s?(?:year|yr|annum|jahr|an|año)\b|\bannual(?:ly|e)?\b|\bp\.?\s?a\b|jährlich|per jaar|\brocznie|all'anno|\bRAL\b|por ano|jahres|\banuel|\bannuel|\banual|年収|年俸|\/年|\bLPA\b/iu,
  ],
  [
    "hourly",
    /\/\s?godz|(?:na|za) godz|pr\. time|i timen|saatlik|на годину|в час(?!\p{L})|بالساعة|לשעה|시급|时薪/iu,
  ],
  [
    "monthly",
    /mies\.|měsíčně|pr\. måned|(?:om|i) måneden|i månaden|\/\s?(?:mån|mnd|md|kk|mies|мес)(?!\p{L})|kuukaudessa|havonta|pe lună|lunar|aylık|per bulan|\/\s?(?:bulan|tháng)|τον μήνα|μηνιαί|на місяць|щомісяч|в месяц|ежемесячно|شهري|לחודש|월(?:급|\s?\d|\s?$)|月薪|1\d薪/iu,
  ],
  [
    "annually",
    /ročně|per år|pr\. år|(?:om|i) året|årsl[öø]n|vuodessa|évente|pe an\b|yıllık|per tahun|на рік|в год(?!\p{L})|سنوي|לשנה|연봉|年薪/iu,
  ],
];

/** The days or hours of work in a week, which aren't a period of pay: "three days a week". */
const HOURS_OF_WORK =
  /\b(?:days?|hours?|hrs|nights?|shifts?|times|tage|stunden|jours|heures|días|horas)\s?(?:a|an|per|each|every|\/|pro|in der|par|por|à la|a la)\s?(?:week|day|month|woche|semaine|semana)\b|\b1[2-6]\s?(?:x|×|mal)\s?(?:jährlich|pro jahr|im jahr)/giu;

/**
 * Returns how often pay comes according to the first phrase in a text, such as "per hour" or "Jahresgehalt".
 */
export function frequencyOf(words: string): PayFrequency | null {
  const text = words.replace(HOURS_OF_WORK, " ");
  const found = FREQUENCIES.flatMap(([frequency, phrase]) => {
    const at = phrase.exec(text)?.index;
    return at === undefined ? [] : [{ frequency, at }];
  });
  return found.sort((a, b) => a.at - b.at)[0]?.frequency ?? null;
}
