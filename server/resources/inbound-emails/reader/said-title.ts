/** The words before a title in a mail, in each language. */
const BEFORE =
  /(?:position of|role of|position as|post of|role:|position:|stelle:|poste :|poste:|puesto:|vacante:|applying (?:for|to) (?:the |our )?|applied (?:for|to) (?:the |our )?|application (?:for|to) (?:the )?(?:position of |role of )?|candidacy for (?:the )?|interest in (?:the |our )|interview for (?:the |our )?|for the (?:position|role) of|bewerbung (?:als|auf die stelle|um die stelle(?: als)?|für die (?:stelle|position)(?: als)?)|stelle als|position als|ausgeschriebene stelle(?: als)?|candidature (?:au poste de|pour le poste de|pour le poste d'|au poste d'|pour l'offre)|poste de|poste d'|candidatura (?:para|a|al)(?: el| la)?(?: puesto| oferta| vacante| posición)?(?: de)?|puesto de|posición de|vacante de|oferta de)\s*[:"“„«']*\s*([^\n"”“«».;:!?()|]{3,90})/giu;
/** Matches the end of a title. */
const END =
  /\s(?:at|with|in our|position|role|and|has|have|was|is|to|here|bei|in der|in unserem|ist|haben|eingegangen|und|chez|au sein|a été|et|en|con|ha|y|por|dentro|from|on|for|we)\s|\s[-–—|]\s|,|\s@\s|\s*$/iu;

const SAID_MAX = 8;

/** Returns the titles that a mail names after words such as "application for". */
export function saidTitlesOf(subject: string, text: string): string[] {
  const said = `${subject}\n${text.replace(/(?<=\S)\n(?=\S)/g, " ").slice(0, 8_000)}`.matchAll(BEFORE);
  const titles = [...said].map(([, after = ""]) =>
    after.slice(0, END.exec(after)?.index ?? after.length).trim(),
  );
  return [...new Set(titles.filter((title) => title.length >= 3 && /\p{Lu}/u.test(title)))].slice(
    0,
    SAID_MAX,
  );
}
