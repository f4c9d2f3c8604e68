import { phrasesOf } from "../phrase.ts";

/** Phrases about an interview that moves to another time. */
export const RESCHEDULED = phrasesOf([
  {
    en: `
      (reschedul-|postpone-|postponing|rearrange-|pushed back|new time|new date|(interview|call|meeting|chat|conversation|appointment|it|session) * moved to|updated invitation|updated time|time change|change of time|push back|(push|move|shift|postpone) (today|tomorrow|monday|tuesday|wednesday|thursday|friday|it|our|your)|different time|move our|move your|move the)
    `,
    de: `
      (verschieben|verschoben|verlegt|verlegen|verschiebt|terminänderung|neuer termin|neue uhrzeit|terminverschiebung|geänderter termin|ersatztermin)
    `,
    fr: `
      (reporté-|reporter|décalé-|décaler|déplacé-|déplacer|nouvel horaire|nouvelle date|changement d horaire|nouveau créneau|repoussé-|repousser|report de)
    `,
    es: `
      (reprogram-|aplaz-|pospon-|pospuest-|nueva fecha|nueva hora|nuevo horario|cambio de hora|cambio de fecha|trasladar la|retras-)
    `,
  },
]);

/** Phrases about an interview that is canceled. */
export const CALLED_OFF = phrasesOf([
  {
    en: `
      (interview|call|meeting|conversation|chat|appointment|event|session) (has been |was |is |have been |on * )*(cancelled|canceled|called off)
      (cancel|cancelling|canceling|call off) (our|your|the|this) (interview|call|meeting|conversation|chat|appointment)
      (cancelled|canceled) (interview|event|meeting)
      (interview|call|meeting|conversation|chat|appointment) (can t|cannot|won t|will not|is not going to) (go ahead|happen|take place)
      (interview|call|meeting|slot|time) (is |are )?no longer available
    `,
    de: `
      (gespräch|termin|interview|telefonat|vorstellungsgespräch) * (abgesagt|absagen|entfällt|storniert|ausfallen|fällt aus|gecancelt)
      (abgesagt) (termin|gespräch|interview|vorstellungsgespräch)
      (absage|absagen|storno|stornierung) (unseres|des|ihres|deines|vom|von unserem) (termin-|gespräch-|interview-|telefonat-|vorstellungsgespräch-)
    `,
    fr: `
      (entretien|rendez vous|rdv|échange|visio|appel) * (annulé-|annuler|annulation)
      (annuler|annulation|annulé|annulons) * (entretien|rendez vous|rdv|échange|visio|appel)
    `,
    es: `
      (entrevista|reunión|llamada|cita|videollamada) * (cancel-|anul-)
      (cancel-|anul-) * (entrevista|reunión|llamada|cita|videollamada)
    `,
  },
]);

/** Phrases about a conversation that took place. Its sentence invites to none, unless it has a phrase of `AHEAD`, too. */
export const PAST = phrasesOf([
  {
    en: `
      (thanks|thank you|enjoyed|pleasure|great|nice|lovely) (again |so much |very much )*(for |to |meeting |speaking |talking |chatting |with )*(the|your|our|you|us|last|taking|making|coming) * (interview-|conversation-|meeting|chat|call|yesterday|last|in|today|time)
      (after|following|since|from|at|during) (the|your|our|this|last|my|today s|yesterday s)+ * (interview-|conversation-|meeting|chat|call)
      (interviewed|met|spoke|talked) (with )?you
    `,
    de: `
      (dank|danke|danken) * (gespräch|gespräche|interview-|kennenlernen|treffen|telefonat|zeit)
      (nach|seit|in|bei) (unserem|ihrem|deinem|dem|unseren|ihren|den) * (gespräch|gesprächen|interview-|telefonat|treffen)
    `,
    fr: `
      (merci|remercie|remercions) * (entretien-|échange-|rencontr-|venu-|temps|appel)
      (suite à|après|lors de|depuis) (notre|nos|votre|vos|ton|tes|l|cet|les) * (entretien-|échange-|rencontre-|appel)
    `,
    es: `
      gracias * (entrevista-|reunión|llamada|charla|venir|tiempo|conversación)
      (tras|después de|desde|en) (la|las|tu|tus|su|sus|nuestra|nuestras|haber) * (entrevista-|reunión|llamada|charla|conversación|entrevistado)
    `,
  },
]);

/** Phrases that show that a sentence about a past conversation leads to another one. */
export const AHEAD = phrasesOf([
  {
    en: "(invit-|schedul-|next|second|third|final|further|another|follow up|availab-|again|back|book|arrange|reschedul-|move|set up|like to|love to|tomorrow|confirm-|cancel-)",
    de: "(einladen|eingeladen|einladung|nächst-|zweit-|weiter-|erneut|noch einmal|termin-|kennenlernen|verfügbar-|möchten|würden|verschieb-|absagen)",
    fr: "(invit-|prochain-|second-|deuxième|suivant-|autre|nouvel-|disponib-|créneau-|aimerions|souhaitons|souhaiterions|décaler|reporter|annul-)",
    es: "(invit-|próxim-|segund-|siguiente-|otra|nueva|disponib-|hueco|nos gustaría|queremos|queríamos|reprogram-|cancel-)",
  },
]);

/** Phrases that mention an interview without an appointment: a recorded one, or a question about a past one. */
export const RECORDED = phrasesOf([
  {
    en: `
      (one way|recorded|pre recorded|on demand|asynchronous|async|self paced) (video )?(interview|video)
      (record|recording) (your |a |an )*(answers|video|responses)
      how (was|did) your
      (nail|ace|crush|master|rock) (your|any|every|the)
    `,
    de: `
      (zeitversetzt-|aufgezeichnet-) (video)?(interview|videointerview)
      (videobewerbung|antworten aufzeichnen|antworten aufnehmen)
    `,
    fr: `
      entretien (vidéo )?différé-
    `,
    es: `
      (entrevista|videoentrevista) (en diferido|grabada)
    `,
  },
]);
