import { phrasesOf } from "../phrase.ts";

/** Phrases of an invitation to an interview, its update, or its cancellation. */
export const INTERVIEW = phrasesOf([
  {
    weight: 4,
    en: `
      (invite|inviting|invited) (you )?(to|for) (a |an |the |our |your |join )?(first |second |third |final |next |virtual |online |initial |short |brief |technical |panel |onsite |on site |phone |video |remote |face to face |in person |hiring manager |quick |introductory |intro |follow up |last |further |round of |one of |remote )*(interview-|chat|call|conversation|meeting|screening|screen|discussion|stage|round|assessment centre|assessment center|day)
      (invitation|invite) (to|for) (a |an |the |your |our )?(first |second |third |final |virtual |online |initial |technical |phone |video |job |panel |onsite |on site )*(interview|call|screening|conversation|meeting|chat)
      interview (invitation|invite|request|confirmation|confirmed|scheduled|reminder|details|schedule|rescheduled|cancelled|canceled|update|availability|slot|booking|with|at|for|on|is|has been|will be|appointment|round|tomorrow|today)
      (schedule|scheduling|scheduled|arrange|arranging|set up|setting up|book|booking|booked|organize|organise|organizing|confirm|confirming|coordinate|plan|pick|rearrange|reschedule|rescheduling|postpone|push|move) (a |an |the |your |our |some |this |that |in )?(time |date |first |second |third |final |virtual |online |initial |short |brief |technical |panel |onsite |on site |phone |video |introductory |intro |quick |follow up |next |30 minute |45 minute |60 minute |15 minute |20 minute )*(interview-|call|chat|conversation|screening|screen|zoom|teams call|video call|phone call|time|slot|discussion)
      (like|love|want|keen|happy|excited|pleased|delighted|wondering|hoping) (to )?(learn|hear|speak|talk|chat|meet|meeting|get to know|connect|interview|have a|find out|know) (more )?(with |about |from )?(you|your)
      (would like|d like|would love|d love|want|wants|keen|hoping|hope) * (interview|speak with you|talk to you|talk with you|chat with you|meet with you|meet you|get to know you|speak to you|have a (call|chat|conversation))
      (your|share your|send (me|us) your|let (me|us) know your|what is your|confirm your|provide your|some) (availability|availabilities|available times)
      (when|what times|which times|what days|times|dates|slots) * (are you available|you are available|you re available|would you be available|work for you|works for you|work best|works best|suit you|suits you|are you free|you re free|you are free|might work|would work|could work)
      (interview|interviews|panel|panels) * (postponed|rescheduled)
      (spend|grab|get) (some time|a few minutes|# minutes|half an hour|an hour) with you
      (want|like|love) you in (on|for|at|next|this) 
      (bring|have|get|fly) you (come )?(in|over|out|onsite|on site) (for|to|on)
      (demo|trial|sample|mock) (lesson|class|shift)
      (full|virtual|final|interview|hiring|your|onsite|on site) loop
      (share|send|suggest|propose|give|offer) (me |us )?(a few |some |a couple of |your )+(windows|slots|time slots|dates|times)
      (are|would|re) you (be )?(available|free) (for|on|at|this|next|tomorrow|to|between|any)
      (pick|choose|select|book|grab|find|use) (a |an |your |any )?(time|slot|date|appointment|time slot) (that|which|here|below|using|from|in|on|via|through|with|to|for)
      (calendly|cal com|goodtime|calendar link|booking link|scheduling link)
      (next|first|second|third|final|last|another) (round|stage|step) * (interview|call|conversation|chat|meeting|onsite|on site|panel|discussion|speak|meet)
      (phone|video|technical|panel|onsite|on site|virtual|final|first|second|face to face|in person|telephone|zoom|teams) (interview|screen|screening)
      (advance|advanced|advancing|move|moving|progress|progressing|progressed|moved|proceed|proceeding|invite|through) (you )?(forward |on |through )?(to|with) (the |our |an |a )?(next|second|final|interview|third|following|onsite|technical) (round|stage|step|interview|phase|rounds)
      (shortlisted|short listed) (you )?(for|to) (an |the )?interview
      (we|i) (would|d) (like|love) to (meet|interview|talk|speak|chat|see)
      (your|the|our|this) interview (is|has|had|was|on|with|for|at|will|scheduled|tomorrow|today|needs|must)
      (need|have|had|unable|like) to (reschedule|move|cancel|postpone|push|shift) (our|your|the|this) (first |second |next |monday |tuesday |wednesday |thursday |friday |phone |video )*(interview|call|chat|conversation|meeting|appointment)
      (could|can|would|might|should) (we|you) (do|make it|make|move it to|push it to|shift it to|meet on|meet|manage) (on )?(monday|tuesday|wednesday|thursday|friday|tomorrow|next week|another day|another time) (instead|at|as well|afternoon|morning|or)
      (our|your|the) (call|chat|conversation|meeting|interview|appointment|session) (on|at|tomorrow|scheduled|planned|is (confirmed|scheduled|set|booked)|has been (confirmed|scheduled|moved|rescheduled|cancelled|canceled|booked|postponed))
      (new|updated|different|alternative) (time|date|slot) (for|of) (our|your|the) (interview|call|conversation|meeting|chat)
      meet (the|our|with) (team|hiring manager|founder-|ceo|cto|head)
      (speak|talk|chat|call|meet|conversation|interview) with (our|the) (hiring|team|recruit-|manager|head|lead|founder-|ceo|cto|vp|director|engineering)
      (join|joining) (the |our |via |using |by )*(zoom|teams|google meet|webex|video call|meeting link)
      you (will|ll) (be )?(meet|meeting|speak|speaking|interview|interviewed) (with|by)
      (push|move|shift|postpone|reschedule|rearrange) (today|tomorrow|monday|tuesday|wednesday|thursday|friday|our|your|the) (s )?(first |final |technical )*(panel|interview|screen|screening|round|loop|onsite)
      (push|move|shift|postpone|reschedule) (today|tomorrow|monday|tuesday|wednesday|thursday|friday) s * (panel|interview|call|chat|conversation|meeting|screen|round|session)
      (quick|short|brief|intro|introductory|informal) (chat|call|conversation|talk|zoom|interview) 
    `,
    de: `
      (einladung|einladen|eingeladen|laden|lädt|einzuladen) (wir )?(sie |dich )?(hiermit |gerne |gern |herzlich |recht |sehr |ganz )*(zu|zum|zur) (einem |einer |unserem |ihrem |deinem |einem ersten |einem weiteren |einem persönlichen )?(ersten |zweiten |weiteren |persönlichen |virtuellen |telefonischen |kurzen |nächsten |digitalen |fachlichen )*(-gespräch|interview-|telefonat|kennenlernen|termin|videocall|call|probetag|probearbeiten|assessment center|vorstellungs-|telefoninterview|videointerview|schnuppertag|hospitation)
      (vorstellungsgespräch|bewerbungsgespräch|kennenlerngespräch|jobinterview|telefoninterview|videointerview|erstgespräch|zweitgespräch|fachgespräch|auswahlgespräch|interviewtermin|gesprächstermin|telefontermin|auswahltag|bewerbertag|probearbeitstag|kennenlerntermin|vorstellungstermin)
      (persönlich|telefonisch|virtuell|gerne|gern|näher|besser) (einmal |mal |näher |noch |besser |gerne )*(kennenlernen|kennen lernen|kennenzulernen|kennen zu lernen|unterhalten|sprechen|austauschen|zu sprechen)
      (möchten|würden|freuen|wollen|freue|möchte) * (kennenlernen|kennen lernen|kennenzulernen|interview-|gespräch einladen|sprechen|gespräch|telefonieren|unterhalten|austauschen)
      (termin|termine|zeitfenster|uhrzeit|slot|terminvorschlag|terminvorschläge) (für |zu |zum |aus |passt |passen |auswählen |wählen |buchen |vorschlagen |auszuwählen |zu |mitteilen |anbieten |bestätigen |steht |findet |bei )+
      (termin|gespräch|interview|telefonat) * (verschieben|verschoben|verlegen|verlegt|absagen|abgesagt|bestätigt|bestätigen|stattfinden|findet|statt|vereinbaren|vereinbart|entfällt|neuer termin|geplant|gebucht)
      (wann|welche|welcher) * (passt|zeit|verfügbar|termin|erreichbar|telefonieren)
      (ihre|deine|ihrer|deiner|ihren|deinen) (verfügbarkeit-|terminvorschläge|zeitlichen verfügbarkeiten)
      (interview|gespräch) (mit|am|bei|um|bestätig-|einladung|verschoben|abgesagt|termin|erinnerung|per|via)
      (nächsten|nächste|zweite|zweiten|weitere) (runde|schritt|gesprächsrunde|interviewrunde) * (gespräch|interview|kennenlernen|einladen|einzuladen|telefonat|call)
      (link|zugangsdaten|einwahl-) (zum|zur|für) (das |die )?(gespräch|meeting|videokonferenz|interview|videocall|videogespräch)
    `,
    fr: `
      (inviter|convier|invitons|convions|invité-|convié-|convoqué-|convoquons|invite|convie|invitation|convocation) (à |pour |a |d )?(un |une |l |notre |votre |passer )?(premier |second |deuxième |nouvel |prochain |court |bref |dernier )*(entretien|entretiens|échange|rendez vous|rdv|appel|rencontre|visio-|discussion|visite)
      (entretien|entrevue) (avec|de|téléphonique|vidéo|visio|physique|rh|technique|d embauche|le|du|est|prévu|confirmé|reporté|annulé|aura lieu|individuel|pour|a été|chez|en|final|à)
      (votre|ton|notre|l|un|cet|d|premier|deuxième|second) entretien
      (disponibilité-|disponible-) * (entretien|échange-|semaine|jour-|rendez|appel|rencontr-|transmettre|communiquer|indiquer|créneau-|partager|prochain-|pour|visio|bref)
      (vos|tes) (disponibilités|créneaux|dispos)
      (créneau|créneaux) (qui|horaire-|disponible-|ci|de|pour|suivant-|parmi|sur|dans|vous|te)
      (réserver|choisir|choisissez|sélectionner|réservez|proposer|convenir|fixer|planifier|organiser|programmer|caler|prévoir) (d |de )?(un |une |votre |le |l |ce )?(créneau|rendez vous|rdv|entretien|échange|date|horaire|moment|appel|visio|rencontre)
      (échanger|discuter|rencontrer|parler|entretenir|rencontre|faire (votre|ta) connaissance|faire connaissance) (avec (vous|toi)|de vive voix|plus|prochainement|de (votre|ton)|ensemble|par téléphone|en visio|lors)
      (souhaitons|souhaiterions|aimerions|souhaiterais|aimerais|voudrions|ravis|ravi|plaisir|envie|heureux) (de |d )?(vous |te |faire )?(rencontrer|échanger|recevoir|entendre|connaître|discuter|parler|proposer un (entretien|échange|rdv|rendez))
      (entretien|rendez vous|rdv|échange|visio) * (reporté-|décalé-|annulé-|déplacé-|avancé-|confirmé-|maintenu|reporter|décaler|annuler|déplacer)
      (reporter|décaler|annuler|déplacer|repousser) (notre|votre|l|le|cet) (entretien|rendez vous|rdv|échange|appel|visio)
      (prochaine|prochaines|suivante|dernière|deuxième|seconde) étape- * (entretien|rencontre-|échange|rendez|visio)
    `,
    es: `
      (invitar|invitarte|invitarle|invitamos|invitación|convocar-|convocatoria|citar-|citarle|convocamos|convocado|convocada|citado|citada) (a |para |para una |te |le |a una |a la |una |la |realizar |hacer |tener )*(primera |segunda |breve |próxima |nueva )*(entrevista-|reunión|llamada|videollamada|conversación|charla|videoconferencia|encuentro|cita)
      (entrevista) (con|de|telefónica|personal|técnica|por|el|para|presencial|virtual|online|final|programada|confirmada|aplazada|cancelada|será|está|queda|en|a|del|ha|grupal|reprogramada|laboral)
      (tu|su|una|la|primera|segunda|próxima) entrevista
      (agendar|concertar|programar|coordinar|fijar|organizar|reservar|acordar|agenda|cuadrar) (contigo |con usted )?(una |un |la |el |tu |su )?(primera |breve |segunda |nueva )*(entrevista-|llamada|reunión|videollamada|hueco|charla|cita|conversación|franja|hora|fecha)
      (disponibilidad|disponible-) (para|en|esta|la|el|horaria|de|que|tienes|tiene|durante|próxim-|mañana|a|por)
      (tu|su) disponibilidad
      (elige|elegir|selecciona|seleccionar|escoge|escoger|elija|reserva|reservar|seleccione|indica-|propon-) * (hora|horario|hueco|fecha|franja|horarios|día|cita)
      (nos gustaría|me gustaría|querríamos|queremos|quisiéramos|encantaría|querría|apetece|interesa) * (conocerte|conocerle|hablar|entrevista-|charlar|conversar|conocer|llamar-|reunir-|hablar contigo|tener una)
      (entrevista|reunión|llamada|cita|videollamada) * (reprogramar|reprogramada|aplazar|aplazada|cancelar|cancelada|cambiar|cambiada|posponer|pospuesta|anulada|confirmada|confirmar|confirmamos|trasladar|mover)
      (reprogramar|aplazar|cancelar|cambiar|posponer|anular|mover|confirmar|trasladar|recordar-) (la|tu|su|nuestra|el|esta|de|que) (entrevista|llamada|reunión|videollamada|cita|conversación|hora)
      (cuándo|qué día|qué hora|qué días|qué horario) * (te va|le va|vendría|viene|podrías|disponible|puedes|encaja|mejor)
      (siguiente|próxima|segunda|última) (fase|etapa|ronda) * (entrevista|conocer-|reunión|llamada|conversación|hablar)
    `,
  },
  {
    weight: 3,
    en: `
      (half an hour|# minutes|minute|# minute|# min|an hour) * (call|chat|conversation-|talk|video|zoom|teams|meet|interview-)
      (call|chat|conversation-|talk|video|conversations) * (half an hour|# minutes|# minute|with me|over video|by phone|by video|over zoom|on teams)
      (meet|meeting) (with )?(the |our |your )?(panel|team|hiring|manager|future|cto|ceo|founder-|recruiter|interviewer-|people)
      (shortlisted|short listed) 
      (next stage|next round|final round|final stage|second stage|following stage|onsite|on site)
      (take|bring|move|put) you (forward |through |on )?(to|into|for) 
      (upcoming|scheduled|today s|tomorrow s) (conversation|call|interview|chat|meeting|appointment)
      (join|joining) (with|via|using|the|by) (google|zoom|teams|webex|meet|video|link)
      (windows|slots|times|dates|days) (that|which|to|when|work|suit|for) 
      (suit|suits|work|works) (for )?you (next|this|best|on|tomorrow|better|well)
      (assessment day|assessment centre|assessment center|selection day|open day|trial day|superday)
      (come|visit|see us|join us) (in |by |at |to |for )*(our |the )?(office|offices|hq|headquarters|studio|site)
      (bring|please bring) (photo |your |a |an )*(id|passport|portfolio|laptop)
      (do you have|have you got|got|would you have|can you spare|could you spare) (time|half|some time|# minutes|a few minutes|a moment|a window|an hour|capacity)
      (speak|talk|catch up|connect|meet) (next week|this week|tomorrow|on|about the role|soon)
      free (for|on|at|this|next) * (mon|tue|tues|wed|thu|thurs|fri|monday|tuesday|wednesday|thursday|friday|tomorrow)
      (got|have|spare|find|free up) (#|five|ten|fifteen|twenty|thirty|a few|a couple of|some|half) (minutes|min|mins|an hour) (today|tomorrow|this|next|on|for|to|between|at|monday|tuesday|wednesday|thursday|friday)
      (best|right|good) (phone |mobile )?number (to|for|is|should)
      (agenda|schedule|itinerary|timetable|line up|lineup|plan) for (your (visit|day|onsite|interview-)|monday|tuesday|wednesday|thursday|friday|tomorrow)
      one of (our|your|the) interviewers
      (would|does|could|might|how about|what about|is|maybe) (monday|tuesday|wednesday|thursday|friday|tomorrow) * (suit|work|fit|do|possible|convenient|good|ok|okay|better|instead)
      (push|move|shift|postpone|bring) (it |this |that |things |us )?(monday |tuesday |wednesday |thursday |friday |tomorrow |today )?(back |forward |out )?(to|until|till) (next )?(monday|tuesday|wednesday|thursday|friday|tomorrow|week)
      (push|move|shift|bring) (monday|tuesday|wednesday|thursday|friday|tomorrow|today) (s )?(back|forward|out)
    `,
    de: `
      (telefonieren|telefonat|anrufen|anrufe|telefonisch|videocall|video call|zoom|teams meeting|videogespräch|kennenlernen)
      (zeit|zeitfenster|termin|verfügbar) * (telefon-|sprechen|kennen-|unterhalten|gespräch|treffen|call)
      (haben sie|hast du|hättest du|hätten sie|passt es|passt ihnen|passt dir|passen ihnen|wie wäre es|wie sieht es) * (zeit|uhr|montag|dienstag|mittwoch|donnerstag|freitag|woche|termin|morgen)
      (probetag|probearbeiten|schnuppertag|kennenlerntag|kennenlerntermin|hospitation|hospitieren|assessmentcenter|assessment center|auswahltag|vorstellung)
      (möchten|möchte|wollen|würden) (dich|sie|ihr) * (sprechen|treffen|kennen-|sehen|begrüßen|einladen)
      (dich|sie) * (zwei|drei|kollegen|kollegin-|team|fachbereich|geschäftsführ-) * (sprechen|treffen|kennen-)
      (such|wähle|wählen|buche|buchen|suchen) (dir|sie|sich|dir bitte|sie bitte|sich bitte) * (termin|zeit|slot|uhrzeit|zeitfenster)
      (melden sie sich|melde dich) (um|am|an) * (empfang|pforte|uhr)
      (nächster schritt|nächsten schritt|als nächstes|als nächster schritt) * (gespräch|sprechen|kennen-|treffen|interview|telefon-)
    `,
    fr: `
      (libre-|disponible-|dispo-) (pour|le|la|lundi|mardi|mercredi|jeudi|vendredi|demain|cette|la semaine|en|à|un|afin)
      (par téléphone|en visio|en visioconférence|de vive voix|au téléphone|via teams|via zoom|en présentiel)
      (fasse connaissance|faire connaissance|faire votre connaissance|se rencontrer|s appelle|s appeler|se parler|échanger un moment)
      (recevrons|recevrai|attendons|attends) * (entretien|bureaux|locaux|le|à|h|pour)
      (dans nos|à nos|nos) (locaux|bureaux)
      (que diriez vous|seriez vous|serais tu|auriez vous|aurais tu|pouvez vous|êtes vous) * (libre|disponible|temps|moment|disponibilité-|lundi|mardi|mercredi|jeudi|vendredi|demain)
      (rendez vous|rdv) 
      (journée|matinée) (d |de )(évaluation|essai|recrutement|immersion|test)
    `,
    es: `
      (toma de contacto|primera llamada|breve llamada|por teléfono|por videollamada|por teams|por zoom|por meet|videoconferencia)
      (qué tal te viene|te viene bien|te va bien|le va bien|te vendría|le vendría|te encaja|le encaja|tienes un hueco|tendrías un rato|tienes un rato|hablamos)
      (entrevistarse|entrevistarte|entrevistarle|entrevistarla|entrevistarlo|reunirte|reunirse|conocerte|conocerla|conocerlo|conocerle)
      (le|la|te|lo) (esperamos|citamos|recibiremos|recibirá) 
      (nuestras|en nuestras|en las) (oficinas|instalaciones)
      (confirme|confirma|confírmanos|confírmenos) (tu |su |la )?(asistencia|disponibilidad|hora|si)
      (pasar|mover|cambiar|adelantar|retrasar) (la|el|tu|su|nuestra) (entrevista|reunión|llamada|cita|videollamada)
      (dinámica de grupo|assessment|jornada de selección)
    `,
  },
  {
    weight: 3,
    en: `
      (keen|happy|eager|like|love|looking forward) to (meet|see|hear|speak|talk)
      (drop by|come by|come in|stop by|swing by|pop in)
      (monday|tuesday|wednesday|thursday|friday) * works
      come to (the|our) * (entrance|office|reception|building|lobby)
      (when|what time) (are|would|is|could) you (around|free|available|be)
      (phone|video|teams|zoom) (call|screen|meeting|interview|chat)
    `,
    de: `
      (näher kennenlernen|persönlich kennen-|schlagen ihnen|schlage ihnen|schlage dir|schlagen dir|per teams|per zoom|per video-|vor ort)
      (wäre das|passt das|ginge das|klappt das|geht das|passt dir|passt ihnen) 
      (gesprächstermin|terminvorschlag|terminvorschläge|terminbestätigung|termineinladung)
    `,
    fr: `
      (aimerait|aimerions|souhaite|souhaitons|voudrions|envie|hâte) (vous|te|de vous|de te) (voir|rencontrer|parler|connaître|entendre|recevoir)
      (choisissez|choisis|proposez|indiquez) (l |un |le |la |votre |une )*(horaire|créneau|moment|date|jour)
      (rencontrons nous|voyons nous|parlons nous|appelez moi|appelons nous)
    `,
    es: `
      (encantaría|gustaría|queremos|apetece) (verte|verle|verla|recibirte|recibirle|conocerte|hablar|charlar)
      (acercarte|acercarse|pasarte|pasarse|venir) (a|por) (la|nuestra|nuestras) (oficina-|sede|tienda)
      (hablarías|hablaría|te reunirías|se reuniría|conocerás|conocerá|hablarás|hablará) con
      (tomar un café|vernos|quedar|quedamos)
    `,
  },
  {
    en: `
      (interview|meeting|call|chat|calendar|invitation|slot|availability)
      (monday|tuesday|wednesday|thursday|friday) (at|morning|afternoon|#)
    `,
    de: `
      (interview|gespräch|termin|treffen|telefon-|einladung|uhr)
    `,
    fr: `
      (entretien|rendez vous|rencontre-|appel|échange|visio|créneau)
    `,
    es: `
      (entrevista|reunión|llamada|cita|charla|hablar|vernos)
    `,
  },
  {
    weight: 3,
    en: `
      (i|he|she|they|we) (m|s|re|am|is|are) (free|available|open) (on |next |this )*(monday|tuesday|wednesday|thursday|friday|tomorrow|week)
      round (#|two|three|four)
      (can|could) you (do|make) (any|a) time
      (left|leave) you a (voicemail|message|voice mail)
      (give|gives) (me|us) a (ring|call|shout)
      (shall|should|can|may) (i|we) (put|pencil|book|schedule|say) (you|us|it|this|something)
      (looking forward|look forward) to (seeing|meeting|speaking|talking|our)
      (ask for|report to) * reception
      (call|ring|phone) you (on|at|tomorrow|next|this)
    `,
    de: `
      (mal|kurz|gern|gerne|einmal|nächste woche|miteinander|persönlich|mit dir|mit ihnen) (mal |kurz |gern |gerne )*(sprechen|reden|austauschen|schnacken|plaudern)
      (kommen sie|komm|kommst du|kämen sie|kommen) (bitte |dann |gern |gerne |doch )*(am|zu uns|in unser-|vorbei|in die|ins|zur|zum)
      (mit ihnen|mit dir|uns) über * (austauschen|sprechen|unterhalten|reden)
      (rufe|rufen) (dich|sie|wir) (sie |dich )?(gern|gerne|an|kurz|am|nächste)
      (erreiche|erreichen|erreichbar) (ich|wir|sie|du|dich)
      (profil|lebenslauf|bewerbung) * (gefällt|gefallen|überzeugt|spannend|interessant|angesprochen)
    `,
    fr: `
      (votre|ta) (venue|visite|passage) 
      (profil|cv|candidature|parcours) * (plaît|plu|intéressé-|intéresse|séduit|retenu (notre|mon) attention)
      (décaler|reporter|repousser|avancer|déplacer) (ça |cela |notre |l |le |tout )*(échange |entretien |rendez vous |rdv |appel )?(à|au) (lundi|mardi|mercredi|jeudi|vendredi|demain|une autre|la semaine|plus tard)
      (appellerai|appelle|appellerons|rappelle|rappellerai) 
    `,
    es: `
      (mover-|pasar-|cambiar-|aplazar-|retrasar-|adelantar-|dejar-) (la |lo |nuestra )*(entrevista |llamada |reunión )?(al|para el|a el) (lunes|martes|miércoles|jueves|viernes)
      (charlar|hablar|conversar) (contigo|con usted)
      (has|ha) (pasado|superado|avanzado) * (fase|siguiente|ronda|etapa)
      (perfil|cv|candidatura) * (gusta|gustado|interesa|interesado|encaja|encajado|llamado la atención)
    `,
  },
]);
