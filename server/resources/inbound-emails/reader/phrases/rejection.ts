import { phrasesOf } from "../phrase.ts";

/** Phrases of a rejection. */
export const REJECTION = phrasesOf([
  {
    weight: 4,
    en: `
      (not|no longer|t) (be )?(moving|move|progressing|progress|proceeding|proceed|going|go|continuing|continue|advancing|advance|taking|take) (any )?(forward|further|ahead|on)
      (not|no longer|t) (be )?(moving|move|progressing|progress|proceeding|proceed|continuing|continue|advancing|advance|taking|take|pursuing|pursue|considering|consider) * (application|candidacy|candidature|profile|you)
      (not|no longer|t) (be )?(moving|move|progress|progressing|proceed|proceeding|advance|advancing|take|taking) * (forward|further|next round|next stage|next step)
      (moving|move|moved|going|go|gone|proceed|proceeding|proceeded|progress|progressing|continue|continuing) (forward |ahead )?with (an other|another|other|different|a different|candidates|applicants|someone|a candidate|some other|those)
      (decided|chosen|opted|elected|decision was made|decision has been made|made the decision) (to )?(pursue|consider|go with|hire|offer|select|proceed|move|progress|continue|appoint|fill|take|invite|advance|interview|bring|focus|shortlist) * (other|another|different|someone|candidate|candidates|applicant|applicants|internally|internal)
      (pursue|pursuing|selected|select|selecting|chose|chosen|choose|hired|appointed|prioritised|prioritized|prioritise|prioritize|shortlisted|favour|favor) (an other|another|other|different|a different|internal|an internal) (candidate-|colleague-|employee-|applicant-|person|people|application-|profile-)
      (application|candidacy|you) (was|were|has been|have been|is|has|have|are) (unsuccessful|(not|not been) (successful|selected|shortlisted|retained|chosen|accepted|progressed|taken))
      (not|t) been (selected|successful|shortlisted|chosen|retained|progressed|taken)
      (not|t) (be )?(select|selecting|shortlist|shortlisting|choose|choosing) (you|your|it|this application)
      not (be|been) (successful|shortlisted) (on|in|for|at|with|this)
      (application|candidacy) * unsuccessful
      unsuccessful (in|on|for|with|at) (this|your|the|our)
      (been|was|were|are) unsuccessful
      (regret|sorry|sad|afraid) (to )?(to )?(inform|tell|advise|let|say|share|report) * (not|unable|unsuccessful|rejected|declined|other candidates|filled|another|closed)
      (not|t|unable to|cannot|can not) (be able to )?(offer|extend|make) (you )?(a |an |the |this )?(position|role|job|offer|place|interview|employment|opportunity)
      (unable|not able|not in a position) to (offer|extend|progress|proceed|move|take|consider|continue|invite|pursue|advance|select)
      (not|cannot|can t) (be able to )?invite you (to|for)
      (position|role|vacancy|job|post|opening|opportunity|requisition) ((you|that|which|for|to|at|with) * )?(has|have) (now |already |since |recently )?been (filled|closed|cancelled|canceled|withdrawn|put on hold|placed on hold|paused|frozen|eliminated)
      (position|role|vacancy|job|post|opening|requisition|hiring) (is|was|are) (now |already )?(filled|closed|cancelled|canceled|no longer available|no longer open|on hold|frozen|being put on hold)
      (filled|fill|filling) (the|this) (position|role|vacancy|post|seat|opening)
      (put|place|placed|placing|putting) * (role|position|hiring|search|recruitment|vacancy|requisition) on hold
      (decided|chosen|had) (to )?(pause|stop|close|cancel|freeze|discontinue) (the |this |our )?(search|hiring|recruitment|role|position|process|requisition|opening)
      hiring freeze
      (closer|closely|better|stronger|strongly) (match-|fit|fits|align-|suited|suit|meet-|match) (with )?(our|the|what|to) (current )?(need-|requirement-|criteria|role|position|profile|we|qualification-|expectation-)
      (candidates|applicants|applications|profiles|people) (who|whose|with) * (more closely|closer|better|stronger|more relevant|more directly|more suited|more aligned|more experience)
      (not|t) (the )?(right|best|strongest|perfect|quite|a|good)( a)?( good| strong| right)? (match|fit) (for|at|with|on|to|this)
      (not|t) (quite )?what we (are|re|were) looking for
      (went|going|gone|go) (with|in) (another|a different|someone|an other|other|an internal)( direction| candidate| applicant| person| else)?
      (decided|chose|have chosen|opted) (not to|against) (move|proceed|progress|pursue|continue|take|advance|invite|go|extend|moving|proceeding|progressing|hiring|offer)
      (will|ll|wo|won|won t) not be (inviting|offering|extending|moving|progressing|proceeding|continuing|taking|advancing|considered|considering|pursuing)
      won t be (inviting|offering|extending|moving|progressing|proceeding|continuing|taking|advancing|considering|pursuing|able)
      (no longer|not) (being |under |be )?(considered|consideration|in consideration|in the running|in contention|inviting you|able to offer|selected|progressing|taken)
      (application|candidacy) (has been|was|is) (rejected|declined|closed|turned down)
      (declined|rejected) your application
      does not (meet|match|fit|align) (with )?(our|the) (current )?(requirement-|need-|criteria|profile|expectation-)
      (chosen|selected|choose|picked) someone (else|with|who)
      (best of luck|good luck|every success|all the best|wish you|success) (with|in|for|on)? ?(your|the|all)? ?(job|career|search|future|continued|ongoing|job search|endeavo-) ?(search|endeavo-|hunt)? * (unfortunately|not|other)
      (reached|come to) (the end|the conclusion) * (not|other)
      it (s|is) a no (from|for) us
      (pass|passing|passed) on your (application|candidacy|profile)
      (we|to|ve) (re |are |decided to )?(pass|passing) (on this|this time|for now)
      (not a match|not a fit) (for|at|right)
      (can t|cannot|can not|couldn t|could not) (take|move|bring) (you|your application|things) (forward|further|on|to the next)
      (had|have) to make (a|some|the) (difficult|tough|hard) (decision|choice|call)-
      (application|you) did not (make|progress|pass|advance)
      (you|application) (didn t|did not) (make|pass|get) (it|through|the)
    `,
    de: `
      (leider|bedauern|bedauerlicherweise) * (absage|absagen|nicht (in|weiter|berücksichtig-|anbieten|einladen|fortfahren|entsprechen|entschieden|für|möglich|zusagen|dienen|gefallen|aufnehmen|verfolgen))
      (leider|bedauern) * (absage|absagen|eine absage)
      (absage|absagen) (auf|zu|für|erteilen|müssen|geben|mitteilen|senden) 
      (ihnen|dir|euch) (leider |heute |hiermit |somit |daher )?(keine|nicht|eine absage|absagen)
      (ihre|deine) bewerbung (leider )?(nicht|keine) 
      (ihre|deine|ihrer|deiner) bewerbung * (nicht (weiter |mehr |näher )?(berücksichtig-|verfolg-|in betracht|in die|entsprechen|fortführ-|weiter-)|keine berücksichtigung|keinen erfolg|abgelehnt|absagen|negativ)
      (für|zugunsten) (einen|eine|eines|einer) (ander-|interne-|weiter-) (bewerber-|kandidat-|person|bewerbung-|mitbewerber-)
      (andere|anderen|anderer) (bewerber-|kandidat-|mitbewerber-|bewerbung-|person) (entschieden|ausgewählt|den vorzug|vergeben|besser|gewählt|vorgezogen|zum zug)
      (für|gegen) (andere|anderen|andere bewerber|mitbewerber|dich|sie|eine weitere|eine zusammenarbeit|eine fortführung|die fortsetzung) * entschieden
      (stelle|position|vakanz|rolle) (bereits|inzwischen|mittlerweile|schon|nun|jetzt|intern|anderweitig|leider)* ?(bereits |intern |anderweitig |leider |nicht mehr |schon )?(besetzt|vergeben|nicht mehr|gestrichen|geschlossen|nicht nach-|zurückgezogen|eingestellt|auf eis)
      (stelle|position|vakanz) * (besetzt|vergeben|nicht besetzt|nicht mehr verfügbar|intern besetzt|gestrichen|auf eis gelegt)
      nicht in die (engere|nächste|weitere) (auswahl|wahl|runde)
      (engere|nächste) (auswahl|wahl|runde) (nicht|leider)
      nicht (weiter |mehr )?(berücksichtigen|berücksichtigt)
      kein (positiver|positives|positiven) (bescheid|rückmeldung|antwort)
      keine (positive|zusage|stelle|position|passende|einladung) (rückmeldung|antwort|nachricht|anbieten|geben|machen|erteilen|möglichkeit)?
      (anforderungen|anforderungsprofil|profil|kriterien) * (besser|noch genauer|noch mehr|stärker|eher) (entsprech-|übereinstimm-|erfüll-|pass-)
      (besser|noch besser|genauer|näher) (zu|auf|zum|zur) * (passen|passt|passte|passend)
      nicht (in|für) (den|die|das|der) (weiteren|nächsten|weiterführenden|nächste|weitere) (auswahl-|bewerbungs-|prozess|runde|schritt|verfahren|prozessschritt)
      nicht weiter (verfolg-|fortführ-|fortsetz-|begleit-|im prozess|im bewerbungs-|im auswahl-|im verfahren|in betracht)
      (wir|uns) (haben )?(uns )?(leider )?(gegen (sie|dich|ihre|deine|eine))
      (haben uns|uns) (dazu )?entschieden * nicht (weiter|fort|einzuladen|zu|in|mit)
      nicht (mit ihnen|mit dir) (fortzu-|weiter-|fort-)
      (keine|nicht) * (anbieten|unterbreiten|zusagen) können
      (von|für) (ihrem|deinem|ihren|deinen) (weiteren|weiterem|zukünftigen|beruflichen|künftigen) (weg|lebensweg|bewerbungs-|werdegang|suche) * (alles gute|viel erfolg) * (leider|absage)
      nicht zum (zug|zuge|erfolg)
      (unterlagen|bewerbungsunterlagen) (erhalten sie|senden wir|schicken wir|löschen wir|werden) * (zurück|absage)
      (einstellungsstopp|einstellungsstop)
      wird nicht (mehr )?(besetzt|weiterverfolgt|nachbesetzt)
      (negative|negativen) (bescheid|rückmeldung|nachricht|entscheidung)
      (kein|nicht der|nicht die) (passende|richtige|optimale) (match|passung|profil) 
      (reicht|hat|hats) (es )?(diesmal |dieses mal |leider )?nicht (ganz )?(gereicht|geklappt|gepasst|für)
      (hat|wird) (es )?(diesmal|dieses mal|leider|nun|dieses) (mal )?(leider )?nicht (geklappt|gereicht|sein)
      (ausschreibung|suche|besetzung|besetzungsverfahren|auswahlverfahren|stellenausschreibung|recruiting) (wurde )?(vorerst |leider |nun )?(gestoppt|eingestellt|pausiert|aufgehoben|abgebrochen|beendet|zurückgezogen)
    `,
    fr: `
      (ne|n) (pouvons|pourrons|pouvoir|sommes|donnerons|donnons|avons|poursuivrons|poursuivons|retenons|retiendrons|retenir|correspond|est|a|ont|sera|serons|allons|souhaitons|poursuivre|donner|irons|aurons|peut) (malheureusement |hélas )?(pas|plus|donc pas|finalement pas) * (suite|favorable-|retenu-|retenir|candidature|processus|profil|recrutement|aller|poste|positive-|proposer|entretien|besoin-|offrir|échange-|avec vous|en mesure)
      (ne|n) (pas|plus) (donner|retenir|poursuivre|pouvoir|être|avoir|aller) * (suite|candidature|favorable-|processus|retenu-|loin|profil)
      (candidature|profil|dossier) (n|ne) (a|est|sera|correspond|peut|figure) (malheureusement )?(pas|plus)
      (candidature|profil|dossier) (malheureusement )?(non|pas) retenu-
      (regret|regrettons|désolé|désolés|désolée|regrettant|regrets) * (informer|annoncer|pas|suite|refus|défavorable|négative|décliner|candidature|non)
      (réponse|suite|décision|issue|avis|retour) (négative|défavorable|négatif)
      (retenu|retenir|choisi|choisir|sélectionné|sélectionner|privilégié|privilégier|poursuivre|avancer|continuer|recruter|orienté-|porté) * (autre|autres|d autres) (candidat-|profil-|personne-|postulant-)
      (d autres|autres|un autre|une autre) (candidat-|profil-|personne|candidature-) * (correspond-|adéquation|plus proche-|retenu-|choisi-|mieux|davantage)
      (poste|offre|position) (a|est|vient) (d |été |être |déjà |désormais |d être )*(pourvu|clôturé-|annulé-|fermé-|suspendu-|gelé-|supprimé-|plus disponible)
      (poste|offre|position|recrutement|processus) * (pourvu|a été pourvu|suspendu|annulé|gelé|abandonné|interrompu|stoppé|mis en attente|mis en pause)
      (pas|ne pas) donner (une )?suite
      (sans|pas de) suite (favorable|positive|à votre)
      (décliner|rejeter|écarter|refuser) (votre|ta) (candidature|dossier)
      (pas|plus) (été )?(retenu-|sélectionné-)
      (pas|ne pas) (poursuivre|aller plus loin|continuer) (le|avec|votre|dans|plus|notre|l)
      (pas|plus) (totalement |tout à fait |pleinement |suffisamment )?(en adéquation|aux critères|aux attentes|à nos attentes|à nos besoins|aux besoins|au profil|à nos critères)
      (choix|décision|préférence) (s est|a été|est) * (porté-|arrêté-|allé-|orienté-)
      (mettre|mettons|mettre un|mis) (un )?(terme|fin) (à|au) (votre|processus|ta|notre|ce)
    `,
    es: `
      (no|tampoco) (hemos|ha|has|han|podemos|vamos|será|seguiremos|continuaremos|avanzaremos|fue|podremos|avanzar|continuar|seguir|hemos podido|haber) (podido |sido |a |continuar |seguir |avanzar |decidido )? * (seleccionad-|elegid-|adelante|avanzar|candidatura|continuar|continúa-|proceso|perfil|siguiente|fase|puesto|ofrecer-|solicitud|contigo|contar)
      (lamentamos|sentimos|lamentablemente|desafortunadamente|desgraciadamente|por desgracia) * (no |descartad-|otr- |rechazad-|cubiert-|cerrad-|cancelad-|desestimad-)
      (candidatura|solicitud|perfil) (no|ha sido descartad-|ha sido rechazad-|ha sido desestimad-|fue descartad-|queda descartad-|ya no)
      (candidatura|solicitud|perfil) * (descartad-|desestimad-|rechazad-|no seleccionad-|no ha sido)
      (otro|otra|otros|otras) (candidat-|persona-|perfil-|candidatura-|aspirante-|postulante-) * (encaj-|ajust-|adecu-|continuar|avanzar|experiencia|seleccion-|elegid-|decid-|acerc-|afin-)
      (decidido|optado|decantado|apostado|elegido|seleccionado|continuar|seguir|avanzar|seguiremos|continuaremos|hemos dado) * (con|por|a) (otro|otra|otros|otras|un candidato|una candidata) (candidat-|persona-|perfil-|intern-|aspirante-|postulante-)?
      (descartar|desestimar|rechazar) (tu|su) (candidatura|solicitud|perfil)
      (vacante|puesto|posición|plaza|oferta) (ya )?(ha sido|fue|está|se ha|ha quedado|queda) (ya )?(cubiert-|cerrad-|cancelad-|ocupad-|paralizad-|asignad-|suspendid-|pausad-)
      (hemos|ha|se ha) (cubierto|cerrado|cancelado|paralizado|pausado|congelado|suspendido) * (vacante|puesto|posición|plaza|proceso|oferta|búsqueda)
      (proceso|selección|búsqueda|vacante) (se )?(ha sido |queda |ha quedado |ha )?(cancelad-|paralizad-|cerrad- sin|suspendid-|congelad-)
      no (seguir|continuar|avanzar|proceder|seguiremos|continuaremos|avanzaremos|procederemos|prosperar) (adelante )?(con|en|tu|su|contigo)
      no (sigues|continúas|continúa|sigue|avanzas|avanza|pasas|pasa|has pasado|ha pasado|has superado|ha superado) (en |a |adelante |la |el )?(el |la |en )?(proceso|selección|siguiente|fase|criba|próxima)?
      no (encaja|encajas|se ajusta|se adecua|cumple|cumples|coincide|corresponde) (del todo |plenamente |completamente |exactamente )?(con|a|en|los)
      no (eres|es|has sido|ha sido|fuiste|fue|resultó|resultaste) (la persona|el candidato|la candidata|seleccionad-|elegid-|el perfil)
      no (podemos|podremos) (ofrecer-|avanzar|continuar|seguir|hacerte|darle|darte)
    `,
  },
  {
    weight: 2,
    en: `
      unfortunately
      regret to inform you
      (we|i) regret
      after (careful|much|thorough|serious|thoughtful|considerable) (consideration|review|deliberation|thought)
      (keep|retain|hold) (your )?(cv|resume|details|profile|application|information|you) (on file|in mind|in our)
      (encourage|welcome|invite) you to (apply|re apply|reapply) (again|for|to|in)
      (disappointing|disappointed|disappointment) 
      (wish|wishing) you (every|all|the|much|good|nothing|success|well|continued) * (search|future|endeavo-|career|success|luck)
      (best of luck|good luck|all the best) (in|with|for) (your|the|all) (job|career|search|future|ongoing|continued)-
      (volume|number|calibre|caliber|quality|level) of (applications|applicants|candidates|interest|responses)
      (not this time|not on this occasion|on this occasion)
      (highly|very|extremely) competitive
      at this time we
      future (openings|opportunities|roles|vacancies|positions)
      (thank you|thanks) for (your time|taking the time|the time)
      difficult decision
      news (is not|isn t) (what|the)
    `,
    de: `
      leider
      bedauern (sehr |wir )?
      bedauerlicherweise
      (für ihren|für deinen|für ihre|für deine|auf ihrem|auf deinem) (weiteren|weiterem|zukünftigen|beruflichen|künftigen|weitere|berufliche) (beruflichen |persönlichen )?(weg|lebensweg|bewerbung-|werdegang|suche|zukunft|berufsweg|berufliche)
      (vielzahl|große zahl|hohe anzahl|zahlreiche-) (an|von|der|qualifizierter)? ?(qualifizierte-|bewerbung-|interessant-)
      sorgfältiger (prüfung|abwägung|überlegung|durchsicht)
      keine wertung
      (alles gute|viel erfolg|viel glück) (für|auf|bei)
      nicht entmutigen
      zusagen
      schwer (gefallen|gemacht)
      talentpool
      (keine|nicht) (leichte|einfache) (entscheidung|entscheid)
    `,
    fr: `
      malheureusement
      hélas
      regret
      après (étude|examen|réflexion|analyse|une étude|un examen|avoir étudié|mûre|concertation) 
      (souhaitons|souhaite|bonne chance|plein succès|bonne continuation|succès|réussite) * (recherche-|suite|carrière|projet-|parcours|continuation)
      vivier
      malgré (la|l|les|toute|tout) (qualité|intérêt|qualités)
      (nombreuses|grand nombre de) candidatures
      ne remet (pas )?en cause
      (conserver|conservons|garder|gardons) (votre|ton) (cv|candidature|profil|dossier)
    `,
    es: `
      lamentablemente
      desafortunadamente
      desgraciadamente
      por desgracia
      lamentamos
      sentimos (comunicar-|informar-|decir-|no)
      (deseamos|suerte|éxito|éxitos) * (búsqueda|futuro|carrera|profesional|procesos|proyectos|laboral)
      (tras|después de) (valorar|analizar|revisar|estudiar|una|un|considerar|evaluar) 
      (base de datos|bolsa de) (para|candidat-|talento)
      futur- (vacante-|oportunidad-|proceso-|oferta-)
      difícil decisión
      decisión difícil
    `,
  },
  {
    weight: 4,
    en: `
      (gone|going|go|went|go ahead) (ahead )?with (someone|somebody|a candidate|another|other|an internal|one of|a different)
      (close|closing|closed|cancel|cancelled|canceled|stopped|stopping|ended|ending|pause|paused|pausing|halt|halted) (this |the |our )?(search|hiring|recruitment|vacancy|opening|requisition|process)
      (won t|will not|not going to|aren t|are not|re not|not) be (extending|making|offering|taking|progressing|moving|continuing|inviting|pursuing|putting) 
      not been (shortlisted|selected|successful|chosen|progressed|retained|taken)
      (decided|chosen|choosing|opted|electing|elected) not to (proceed|progress|move|go|continue|take|pursue|hire|fill|advance|extend)
      (lacking|lack|missing) the * (experience|exposure|skills|background|depth) (they|we|that|required|needed|this)
      (someone|candidate|candidates|person|people|applicant) (who|with|whose) (has |have |had |a )?(more|closer|stronger|better|deeper|greater|a stronger|a closer)
      (more|stronger|closer|better|deeper) (relevant |direct |suitable |aligned )*(experience|background|match|fit|qualifications)
      no longer (under|in|being|considered|available|moving|progressing)
      (isn t|is not|not) (better|the|good|great) (news|outcome|answer|result)
      (pass|passing|passed) (on|at) (this|your|moving)
      (not|isn t|wasn t) (the )?(outcome|news|answer|result|decision|response) (you|we)
      (role|position|job) (has )?(gone|went|was given|was offered|given|been offered|been given) to (someone|another|a|an)
      (team|we|they|client|panel|board|committee|manager) (has |have |ve )?(chose|chosen|picked|selected|preferred|went for|opted for|settled on|landed on) (someone|another|other|a different|an internal|a candidate|the other)
      (end|conclude|ending|concluding) (our|your|the) (process|conversation|application|discussions) (here|at this|with)
    `,
    de: `
      (für|auf) (jemanden|jemand|jemand anderen|eine andere|einen anderen|andere|anderen|ander-) * (entschieden|gefallen|gewählt|festgelegt|geeinigt)
      (entschieden|entscheidung|wahl) * (für|zugunsten|auf) (jemanden|jemand|ander-|eine andere|einen anderen|interne-|mitbewerber-)
      (anderweitig|intern|inzwischen|zwischenzeitlich|mittlerweile|bereits|schon) * (besetz-|vergeb-)
      (nicht|keine|kein) (zusage|zusagen|angebot|positiv-|weiter)
      (tut (mir|uns) (sehr |wirklich |aufrichtig )?leid)
      (müssen|muss) * (absagen|enttäuschen|eine absage)
      (nicht|leider) (geklappt|gereicht|gepasst|ausgewählt)
      (nicht|keine) * (weiter|näher) (berücksicht-|verfolg-|in betracht|in die)
      (besser|mehr|enger|größere) (passend-|erfahrung|geeignet-|qualifiziert-) 
      mit (uns|dir|ihnen|euch|der (stelle|bewerbung|zusammenarbeit)) * nicht (klappt|klappen|geklappt|passt|gepasst|gereicht)
      (bewerbungsprozess|auswahlverfahren|verfahren|prozess) * (beenden|beendet|nicht fortsetzen|nicht weiter)
    `,
    fr: `
      (retenu|choisi|préféré|opté|sélectionné|privilégié) (pour )?(une|un|d) autre- (candidat-|profil-|personne)
      (autre|autres) (candidature|profil|candidat-|candidate|personne) (plus|mieux|dont|avec|ayant|qui)
      (pas|plus) (possible|en mesure|pouvoir) * (favorablement|suite|répondre|retenir|poursuivre|donner)
      (vient|a|ayant) (d |été |finalement |déjà )*(être |été )?(pourvu-|comblé-|annulé-|clôturé-|suspendu-)
      (pourvu|pourvue) (en interne|par|à|entre temps)
      (arrêter|arrêtons|arrêté|suspendre|suspendu|clore|clôturer|geler|gelé) (le|ce|notre|les) (recrutement|recrutements|processus|recherche)
      (nous en (resterons|restons) là)
      (choix|décision) (a été|fut|s avère) (difficile|compliqué-)
      (pas|ne pas) (aller plus loin|donner suite|poursuivre)
      (autre candidat-|candidat interne|candidature interne)
    `,
    es: `
      (decantado|decidido|inclinado|optado|elegido|apostado|quedado) (por|con|a) (otra|otro|un|una) (persona|candidat-|perfil|compañer-|opción)
      (por otra persona|con otra persona|otro candidato|otra candidata|otros candidatos|otros perfiles|otro perfil)
      no (ha|has|han) (resultado|sido|salido|quedado|pasado|superado) (seleccionad-|elegid-|finalista|adelante|la|el|a)
      (descartad-|desestimad-|rechazad-) (tu|su|la) (candidatura|solicitud|inscripción|perfil)
      (ha|han|hemos) (descartado|desestimado|rechazado) 
      (vacante|puesto|plaza|posición|proceso) * (cubrir|cubierto|cubierta|cancel-|cerrado|cerrada|paralizado|congelado|pausado) 
      (más|mayor) (experiencia|recorrido|trayectoria|afinidad|ajust-|encaj-)
      no (seguimos|seguiremos|vamos a seguir|podremos seguir|continuamos|podemos seguir) 
      (no será|no va a ser|no podrá ser) (posible|esta vez)
    `,
  },
  {
    weight: 4,
    en: `
      (other|another) (applicant-|candidate-|people|person|profile-) (experience|background|skills|who|were|was|had|have|better|more|whose)
      (more|better|closer) (in line|suited|aligned|matched|qualified|fitting|experienced) (with|to|for|than)
      (post|position|role|vacancy|job|opening|seat) (has been|was|is|has now been) (made )?(withdrawn|taken|gone|eliminated|removed|cut|dropped|redundant)
      (first choice|preferred candidate|another candidate|someone else|other candidate|(person|candidate|applicant) (we|they|who) *) (has |have )?(accepted|signed|taken|said yes)
      (completed|concluded|finished|finalized|wrapped up) (our|the|this) (search|hiring|recruitment|selection)
      (not|won t|t) (be )?(progressing|progress|taking|pursuing|advancing) (your|you|with)
      (not|decided not|unable) to offer you (the|this|a)
    `,
    de: `
      (stelle|position) * (an (eine|einen)|aus dem eigenen haus|intern) * (vergeben|besetzt)
      (vergeben|besetzt) * (bitten um|ihr verständnis|dein verständnis)
      nicht (weiterzuverfolgen|weiterverfolgen|weiterzuführen|zu berücksichtigen|anzubieten|einzuladen|fortzusetzen|fortzuführen)
      (drücken|wünschen|drücke) * (daumen|alles gute|viel erfolg|viel glück) 
      (absage|absagen|abgelehnt|ablehnen|ablehnung)
    `,
    fr: `
      (décidé|choisi|choix) de ne pas (vous|te|donner|retenir|poursuivre|aller|proposer|pourvoir|continuer)
      de ne pas (vous proposer|retenir|donner suite|poursuivre|aller plus loin|vous retenir)
      (votre|ta) (candidature|profil) * (pas (été )?retenu-|non retenu-|écarté-|refusé-|déclin-)
      (refus|négati-|défavorable-)
    `,
    es: `
      (optado|decidido|decisión) (por |de )?(no) (avanzar|continuar|seguir|contar|proseguir|seleccionar|cubrir)
      no (avanzar|continuar|seguir|contar|proseguir) (con|en|adelante)
      (no has sido|no ha sido|no fuiste|no resultaste) 
      (ocasión|esta vez) no 
    `,
  },
  {
    en: `
      (sorry|apologise|apologize|regret|unfortunately|sadly)
      (stay in touch|keep in touch|keep your details|future roles|next one|next time)
      (appreciate|appreciated) the (effort|time)
    `,
    de: `
      (leider|bedauer-|verständnis|schade)
      (zukünftig-|künftig-|später-) 
    `,
    fr: `
      (malheureusement|regret-|désolé-|hélas)
      (excellent souvenir|bonne continuation|à l avenir)
    `,
    es: `
      (lament-|sentimos|lástima|ojalá|desgraciadamente)
      (más adelante|en el futuro|futuras)
    `,
  },
]);
