import { phrasesOf } from "../phrase.ts";

/** More phrases of a rejection, which express it indirectly. */
export const REFUSAL = phrasesOf([
  {
    weight: 4,
    en: `
      not (going to|able to) (make|offer|move|proceed|take|give|extend|progress|hire|continue|bring) * (offer|you|forward|further|role|position)
      (yours|you) (isn t|aren t|wasn t|weren t|is not|are not|was not|were not) (among|one of|on the)
      (could|can|were able to) only (interview|invite|take|select|shortlist|meet|progress|consider) (a |the |very )*(handful|few|small|limited|fraction|some)
      (weaker|less|below|short) (than|of|on) (what |where )?(we|the|our)
      (doesn t|does not|don t|do not|didn t|did not) (quite |fully |entirely )?(match|meet|fit|align|tick|have) (with )?(all |our |the |what |every |enough )+
      (decision|outcome|answer|verdict) * (negative|no|not in your favour|not in your favor)
      (another|a different) (time|role|opportunity) perhaps
      (don t|do not) (think|believe|feel) * (fit|match)
      (not|t) (quite |fully |entirely )*(convinced|(reach|meet|clear) (the|our) bar)
      unlikely to (progress|proceed|advance|move forward|be successful)
      (leave|leaving) it there
      not (be |been )?referred
      you (re|are|were) not (on it|among|one of|(on|part of) (our|the|this) (list|shortlist|short list|group))
      (we|ve|have|has) (already |just |now |since |recently )?filled (the|this|our) * (position|role|vacancy|post|seat|opening|job)
      (no|pass) from (us|our)
      (concluded|ended) (its|the|our|this) (search|work)
      search * has (concluded|ended)
      (appointed|hired|promoted|recruited) (internally|from within|someone|another)
      (eliminate|eliminated|scrap|scrapped|cut) (the|this|our) * (opening|position|role|job|vacancy)
      made (our|the|a) (final )?(hire|appointment) (for|to|in)
      (close|closing|closed) (out )?(all |the )*(remaining|other|open) (applications|candidates)
      not (going to )?be able to (take|move|progress|proceed|offer|continue|consider|invite)
      (came|come|were) out (slightly |just |narrowly )?(ahead|on top)
      (offered|given|gave) (the |this )?(seat |role |position |job |place |spot )?to (and accepted by )?(another|someone|a different)
      (not|t) (made|make|making) it (to|onto|into|through) (the|our) (next|shortlist|short list|final|interview|following)
      (love|like) to (offer|interview|invite|meet|speak with|talk to) (everyone|every|all)
      (extend|extended|extending|made|making) (an |the |our )?offer (out )?to (a|one) (candidate|applicant|person)
      (role|position|opportunity|one|this) (did not|didn t|has not|hasn t) (work|worked) out
      (not|t) the (news|outcome|answer|result) (you|we)
      (withdraw|withdrawing|withdrawn|withdrew|rescind-|retract-|revok-) (the|our|your|this|my|its) (job |employment |conditional |written )*offer
      offer (has been |was |is |been )*(withdrawn|rescinded|retracted|revoked|canceled|cancelled)
      (offer|offered|extended|made|given|gave|awarded) * to (another|a different|an other|someone|one of the other|the other) (finalist|candidate|applicant|person|else)-
      (another|a different|other) (finalist|contender)-
      (go|going|gone|went|take|taking) (in )?(another|a different) (way|direction|route)
      (completed|concluded|closed|finished|ended) (the|our|this) (recruitment|hiring|selection|interview) process
      bad news 
      wish (i|we) had (better|different|good) news
      (froze|frozen|freeze|freezing|cut|cutting) (all |our |the )*(headcount|hiring|recruitment|budget)
      (headcount|hiring|budget|role|position|opening|vacancy) * (frozen|on ice|off the table|scrapped|shelved)
      others (were|are|was|had|have) (a )?(closer|better|stronger|more)
      (role|position|job|post|vacancy) (no longer exists|does not exist anymore)
      (freeze|pause|hold|stop|halt) on (all |the |our |any |new |open |further )*(hiring|hire-|req-|requisition-|role-|position-|headcount|recruit-|opening-|vacanc-)
      (closing|close|closed|ending|ended|stopping|stopped|canceling|cancelling|canceled|cancelled) (the|this|our) * (search|recruitment|requisition|req)
      without (making )?(a|an|any) (hire|appointment)
      (choosing|hiring|picking|selecting|appointing) (someone|somebody|another|the other|a different) 
      (end|ended|ending) up (going with|offering|choosing|hiring|picking) 
      (withdrawn|removed) from (consideration|the process|the running)
      (application|candidacy|profile) is (now |therefore )?closed
      (leave|leaving) (it|things) (here|at this point|at that)
      (isn t|aren t|wasn t|is not|are not|was not|not) (quite |really )*there yet
      (concluding|ending|stopping) here
      (would be|is|was|felt like) (a |quite a |too much of a |too big a )stretch
      (moved|moving|progressed|progressing|advanced|advancing|proceeded|proceeding) (in|into|to) (the |our )?(final|next|later|last|interview|closing) (stage-|round-|phase-|step-) with (other|candidate-|applicant-|someone|people|those)
      (application|profile|candidacy|submission) * no longer (active|open)
      (candidate-|applicant-|people|those|profiles) (who|whose|with) * (align-|match-|fit|suit-|meet) * (most|more|closely|closer|best|better)
      (decide|decided|settled|opted|voted) (for|on|in favor of|in favour of) (a|an|another|the other) * (colleague|candidate|applicant|person|someone|profile|freelancer|contractor)
      (focus|focusing|concentrate|concentrating) on (a |an |the |other )*(smaller|other|different|select|shorter|narrower|limited) * (group|number|set|pool|list|candidate-|applicant-|people)
      (continuing|proceeding|progressing|moving forward|going ahead|going forward) with (them|those|these|others)
      (hired|hiring|appointed|chosen|selected|taken on) (someone|somebody|a colleague|a former|an internal|an existing)
      (t|not|unable to|not able to) (employ|hire|sponsor|take on) (you|people|anyone|candidates|applicants|someone|visas)
      (pause|pausing|end|ending|conclude|concluding) (the |our |these |all )*(conversation-|discussion-|talks) (with you|here|at this)
      (found|identified|met|have) (folks|people|others|candidates|someone|applicants) (whose|who|with) * (more|better|closer|stronger)
      (offer|role|position|job|seat) (has |was |been |made |given |gone |extended )*to (somebody|someone) else
      (take|taking|took) back (the|our|your) * offer
      (status|stage) * (to|is|as|now) (not selected|rejected|declined|unsuccessful|not progressing|no longer under consideration)
    `,
    de: `
      kein (angebot|jobangebot|vertragsangebot|vorstellungsgespräch) (machen|unterbreiten|anbieten)
      nicht (zu|zum|zur) * (einladen|einzuladen)
      (mit|für) (jemand anderem|jemand anders|jemand anderen|eine andere person|einer anderen person) (weiter-|fort-|entschieden)
      (bieten|geben|gaben|gegeben|angeboten|besetzen) * (einer|einem|mit einer|mit einem) anderen (bewerber-|kandidat-|person)
      (liegt|passt|entspricht|deckt|trifft) (sich )?(etwas |leider |nicht |nur |zu |wenig )*(neben|nicht|teilweise|wenig) 
      (nur|lediglich) (wenige|einige|einen kleinen teil|einen teil) * (einladen|berücksichtigen|kennenlernen)
      (stelle|position) * (vorerst|derzeit|aktuell|momentan|doch) nicht (mehr |neu )?(besetz-|nachbesetz-|ausschreib-)
      (mit|von|durch|an) (einer|einem|eine|einen) * (intern-|kollege-|kollegin-|bewerber-|kandidat-|person) * (besetzt|besetzen|vergeben)
      (kommen|finden|passen) (wir |uns )?(leider |daher |diesmal )*nicht zusammen
      (status|stand) * (auf|ist|nun|jetzt|zu) * (abgelehnt|absage|abgesagt|nicht berücksichtigt)
      (fehlt|fehlen) (ihnen|dir|uns) * (erfahrung|qualifikation|kenntnisse) 
      (nicht|leider) (die|der|das|den) (richtige-|passende-|gesuchte-)
      (angebot|zusage|vertragsangebot) * (zurückziehen|zurücknehmen|zurückgezogen|zurückgenommen|widerrufen|hinfällig)
    `,
    fr: `
      (ne|n) (répond|correspond|remplit|satisfait|coïncide) (malheureusement )?(pas|que) (entièrement |totalement |pleinement |tout à fait |partiellement |suffisamment )*(à|aux|avec|nos|les|notre)
      (souhaitons|souhaite) * (trouver|trouviez|retrouver) (rapidement |vite |bientôt )?(un|le|votre|l)
      (gel|gelons|gelé|suspendons|suspension) (de |d |des |les |le |tous |toutes |nos )+(recrutement-|embauche-)
      (statut|état) * (à|en|est|pour|chez) * (refusé-|non retenu-|rejeté-|décliné-)
      (il|nous) (nous )?(est|sommes) (impossible|au regret|contraint-) 
      (pas|aucune) (de )?(suite|place|proposition) 
      gel (des|de|du) (embauches|recrutements|budget|recrutement)
      (retirer|retirons|annuler|annulons|revenir sur) (l|la|notre|cette|votre) (offre|proposition|promesse)
    `,
    es: `
      (perfil|candidatura|cv) no (fue|ha sido|era|es|ha resultado|cumple|encaja|responde)
      (no fue|no ha sido|no eres|no es) (el|la) (escogid-|elegid-|seleccionad-|adecuad-)
      (proceso|selección) (se ha|ha|queda|está) (cerrado|finalizado|concluido|terminado)
      (congel-|paraliz-|suspend-) (todas |todos |las |los |la |el |nuestras )+(contratacion-|vacante-|selección)
      (incorporado|contratado|fichado|elegido|escogido|seleccionado) a otr- 
      (estado|situación) * (a|en|es|como) * (descartad-|no seleccionad-|rechazad-)
      (seleccionado|elegido|contratado|escogido|incorporado|fichado) a (una|otra|un|otro|alguien) (persona|candidat-|perfil|profesional|compañer-|con)
      (solo|únicamente) * (pocos|algunos|unos pocos|unas pocas) (candidat-|perfiles|personas)
      (retirar|retiramos|anular|anulamos|dejar sin efecto) (la|nuestra|tu|su|esta) (oferta|propuesta)
      no (te|le) (haremos|vamos a hacer|podemos hacer) (una )?(oferta|propuesta)
    `,
  },
]);

/** Phrases of sentences about what the person has to do first, or about rejections in general. They don't reject. */
export const PENDING = phrasesOf([
  {
    en: `
      (until|unless|without) (you|your|receiving)
      before (the|this) (position|role|job|vacancy)
    `,
    de: `
      (bis|solange|bevor|ohne) (sie|du|ihre|deine)
      absage- (erhalten|bekommen|erhältst|bekommst) (sie|du) (per|auch|immer|in jedem fall|spätestens)
    `,
    fr: `
      (tant que|avant que|sans) (vous|votre|vos)
    `,
    es: `
      (hasta que|mientras no|sin que|sin) (tu|su|nos|envíes|complet-)
    `,
  },
]);
