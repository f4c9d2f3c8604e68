import { phrasesOf } from "../phrase.ts";

/** Phrases of an offer. */
export const OFFER = phrasesOf([
  {
    weight: 5,
    en: `
      (pleased|delighted|happy|excited|thrilled|glad|like|love|proud|honored|honoured|pleasure) (to )?(be )?(formally |officially |able |now )?(to )?(offer|offering|extend|extending|make|present) (you )?(a |an |the |this |our |your |with )?(formal |full |job |official |employment |verbal |unconditional |conditional |written )*(offer|position|role|job|employment|place|contract|post|opportunity to join)
      (pleased|delighted|happy|excited|thrilled|like|love|pleasure) * (offer you|offering you|make you an offer|extend an offer|extend you|extend to you|offer of employment)
      (offer|offering) you (the|a|our) (position|role|job|post|place)
      (your|an|the|our|formal|written|official|this) (job |employment |formal |written |official |verbal |unconditional |conditional )*offer (letter|of employment|package|details|is attached|attached|for the|from|with|to join|document-|pack|expires|stands|is (valid|open|good)|remains)
      offer of employment
      (has|have|ve|s) offered you (the|a|an|our)
      (tentative|conditional|contingent) (job |employment )*offer
      tentatively (selected|offered)
      (letter|contract) of employment (is |for |attached|enclosed)
      (employment|job|work) (contract|agreement) * (attached|enclosed|sign|review|signature|countersign|find)
      (sign|return|review|countersign|accept) (and (sign|return|review|accept) )?(the |your |this |our |attached |enclosed )*(offer|contract|employment agreement|offer letter)
      (you got|you ve got|you have got|got) the job
      say you (ll|will) join
      (want|like|love|would like) you to join (our|the|us)
      (welcome|join) (to |you )?(to )?(the team|aboard|on board) * (offer|salary|start|contract|attached)
      (starting|annual|base|gross) salary of * (per|a|year|annum|plus|and|with|gross)? 
      (verbal|verbally) offer
      compensation package * (offer|attached|below|includes|include)
      (congratulations|congrats) * (offer|selected for the (position|role)|chosen for the|got the|hire|hired|join)
      (have|ve) (been )?(selected|chosen) (you )?(for|as) (the|our) (position|role|job|post|new) 
      (we|team) (want|would like|d like|d love) to (hire|bring) you
      revised offer
      (updated|improved|final|new|counter) offer (letter|for you|attached|with|below|after|reflecting|based|of)
      (decide|decision|respond|response|answer|reply|let us know|hear|acceptance) * (offer)
    `,
    de: `
      (freuen|freue|freut|freude|gerne|gern) * (anbieten|angebot (machen|unterbreiten|zu machen|zukommen|zuzusenden|zusenden|zu unterbreiten)|zusagen|zusage|stelle anbieten|vertragsangebot|arbeitsvertrag|an bord|anzubieten|einzustellen|einstellen)
      (arbeitsvertrag|anstellungsvertrag|dienstvertrag|vertragsangebot|jobangebot|vertragsentwurf|vertragsunterlagen|stellenangebot für (dich|sie)|angebotsschreiben|ausbildungsvertrag)
      (angebot|vertrag) * (unterschr-|unterzeichn-|gegenzeichn-|anhang|anbei|zurücksenden|annehmen|gültig)
      (anhang|anbei|beigefügt) * (angebot|vertrag|vertragsentwurf)
      (ihre|deine) zusage (für|zu|als|auf)
      zusage (für|zu|auf) (die|ihre|deine|das|den|unsere)
      (ihnen|dir|euch) (die|eine|diese|gerne|hiermit|gern) (gerne |stelle |position |hiermit )? * (anbieten|anzubieten)
      (haben uns|uns) * für (sie|dich) entschieden
      (für sie|für dich) entschieden
      (fällt|fiel|ist) (die |unsere )?(wahl|entscheidung) (auf|ist auf|für) (sie|dich)
      (wahl|entscheidung) (ist|fiel) (auf|für) (sie|dich)
      (willkommen|herzlich willkommen) (im team|an bord|bei uns) 
      (herzlichen glückwunsch|gratulation|glückwunsch) * (stelle|zusage|job|position|überzeugt|angebot)
      (bruttojahresgehalt|jahresgehalt|bruttogehalt|monatsgehalt|jahresbruttogehalt) (von|beträgt|in höhe|liegt)
      (würden|möchten) (wir )?(sie|dich) (sehr )?(gerne |gern )?(einstellen|im team|als teil|in unserem team|bei uns begrüßen)
      (konditionen|rahmenbedingungen) * (angebot|vertrag|anstellung|beschäftigung)
    `,
    fr: `
      (proposition|promesse|offre|lettre) (d |de )?(embauche|engagement|emploi ferme|contrat)
      (proposition|offre) (salariale|financière|contractuelle|de poste|de rémunération|d engagement|de collaboration|formelle|écrite) 
      (plaisir|heureux|heureuse|heureuses|ravis|ravi|ravie|joie|honneur) * (proposer|offrir|faire une (offre|proposition)|transmettre (une|notre|la|votre) (offre|proposition)|intégrer|rejoindre|accueillir|recruter|compter|confirmer (votre|ton) (embauche|recrutement))
      (proposer|offrir) (le|un|ce) (poste|cdi|cdd|contrat)
      contrat (de travail|cdi|cdd|d embauche)
      (votre|ton|ta) (contrat|promesse|offre|proposition|embauche) * (signer|signature|signé-|pièce jointe|ci joint|retourner)
      (signer|signature|retourner) * (contrat|promesse|offre|proposition)
      (choisi|retenu|retenue|sélectionné|sélectionnée|retenir|choisir) (votre|ta) (candidature|profil) (pour (le poste|occuper|rejoindre|ce poste)|comme)
      (candidature|profil) (a été|est) (définitivement )?(retenu-|acceptée) (pour le poste|pour ce poste|et)
      bienvenue (dans l équipe|chez|à bord|parmi)
      (salaire|rémunération) (annuel-|brut-|fixe|mensuel-) * (euros|eur|k|brut|sur|de)
      félicitations * (poste|retenu-|équipe|embauche|recruté-|choisi-)
    `,
    es: `
      (oferta|propuesta|carta) (formal |laboral |económica |de trabajo |de empleo |de incorporación |de contrato |de contratación |salarial |de oferta |oferta |vinculante |en firme )+
      (nos complace|nos alegra|es un placer|encantados|encantadas|encantado|encantada|alegría|placer|contentos|felices|ilusión) * (ofrecer-|oferta|propuesta|incorpor-|contratar-|seleccionad-|elegid-|formes parte|forme parte|unas|una a nuestro)
      (ofrecerte|ofrecerle|hacerte|hacerle|trasladarte|trasladarle|enviarte|remitirte) (el|la|una|un|formalmente|nuestra) (puesto|oferta|propuesta|posición|contrato|plaza|el puesto)
      contrato (de trabajo|laboral|indefinido|adjunto)
      (firmar|firma|firmado|firmada|devolver-|devuélve-|aceptar) * (contrato|oferta|propuesta|carta)
      (has|ha|hayas|haya) sido (seleccionad-|elegid-) (para (el puesto|la posición|el cargo|ocupar|incorporar-|la vacante|formar)|como)
      (el puesto|la plaza|la vacante) es (tuyo|tuya|suyo|suya)
      (incorporación|incorporarte|incorporarse|incorporar-) (el |en |a nuestro |al |prevista |a partir )* (oferta|contrato|salario|equipo)
      (salario|retribución|sueldo) (bruto|bruta|anual|fijo|fija|mensual) (bruto |bruta |anual )? * (euros|eur|brut-|anual-|de|será)
      bienvenid- (al equipo|a bordo|a la|a nuestro)
      (enhorabuena|felicidades|felicitaciones) * (puesto|seleccionad-|elegid-|equipo|oferta|contrat-|incorpor-)
      (contratarte|contratarle|incorporarte|incorporarle) (como|a|en|para)
    `,
  },
  {
    weight: 4,
    en: `
      (offer letter|letter of offer)
      (love|like|want|delighted|thrilled|happy|excited|pleased) (for )?(you )?to (join|come on board|come aboard|welcome you|have you) (us|our|the|join|on|as|onto) 
      (love|like|want|thrilled|excited) (for )?you to join
      (employment|service|contractor|consulting) (agreement|contract)
      (sign|signing) (bonus|on bonus)
      (the|our|attached|revised|updated|formal|written) (terms|letter|package|contract) (is|are|of|attached|and|below|stands|for)
      (base|salary|annual|compensation|bonus|equity|stock options|shares|holiday|vacation|pto|pension) * (base|salary|bonus|equity|options|start|starting|days|pension|per year|k)
      (start|starting|first day|joining) (date )?(of |on |would be |is |in |from )+(1|monday|january|february|march|april|may|june|july|august|september|october|november|december|the)
      (can|go|went|increase|raise|come) (go |up )?(up )?to #k?
      (you re|you are) hired
      (we|i) (choose|chose|have chosen|ve chosen|picked) you
    `,
    de: `
      (einstellen|einzustellen|einstellung zum|einstellung ab|beschäftigen|anstellen)
      (ausfertigung-|vertrag|vertrags|vertrages|vertragsentwurf|vertragsunterlagen)
      (unterzeichnet|unterschrieben|unterschrift|gegengezeichnet)
      (unser|das|ein|konkretes|verbindliches|schriftliches|neues) angebot (für|an|:|wie|liegt|gilt|mit|lautet|umfasst|beinhaltet|im)
      (brutto|jahresbrutto|gehalt|urlaub|urlaubstage|bonus|start|startdatum|eintritt|beginn) * (brutto|gehalt|urlaub|urlaubstage|bonus|start am|monat|jahr|eintritt|beginn)
      (ob|wenn) du dabei bist
      (sie|du|dich|ihr) * (überzeugt|für sich gewonnen) * 
      (du hast den job|du bekommst den job|sie haben die stelle|du bist dabei)
      (freuen|freue) * (willkommen|begrüßen|teil unseres teams|zusammenarbeit)
    `,
    fr: `
      (projet|proposition|lettre) de (contrat|collaboration)
      (nous rejoindre|rejoindre l équipe|rejoindre notre équipe|rejoigniez|intégrer l équipe|intégriez|faire partie de)
      (souhaite|souhaitons|ravis|heureux|hâte|plaisir) * (rejoindre|accueillir|intégrer|compter parmi)
      (conditions|offre|contrat) (vous |te )?(conviennent|convient|conviendraient|sont les suivantes|ci joint-|ci dessous)
      (date d |prise de |prise d |entrée en )(embauche|poste|fonction-|entrée)
      (salaire|brut|rémunération|variable|prime-|tickets restaurant|mutuelle|rtt|congés) * (brut|euros|variable|prime-|télétravail|rtt|congés|annuel-|mutuelle)
      c est oui
      (vous|te) (proposons|proposerions|offrons|propose) (#|un salaire|un fixe|une rémunération|un package|un contrat|un cdi|un cdd|le poste)
      (vous êtes|tu es) (retenu-|embauché-|recruté-|pris-)
    `,
    es: `
      (quiere|queremos|quieren|gustaría|encantaría) * (seas|sea|te unas|se una|formes parte|forme parte|te incorpores|se incorpore|fichar-|contar contigo|incorporar-)
      (adjunto|adjuntamos|te adjunto|le adjunto|detallo|resumo) (las |los |el |la )?(condiciones|términos|contrato|oferta|propuesta)
      (condiciones|salario|brutos|bruto|teletrabajo|vacaciones|retribución) * (brutos|bruto|anuales|teletrabajo|vacaciones|días|variable|contrato)
      (fecha de inicio|empezarías|empezaría|incorporación el|incorporación prevista|comenzarías)
      (eres|es) (la persona elegida|el elegido|la elegida|nuestr- nuev-)
      (estás|está) (contratad-|dentro|dentro del equipo)
    `,
  },
  {
    weight: 4,
    en: `
      (job|role|position) is yours
      (it s|its|it is) a yes (from|for)
      (become|be|becoming) (our|the) (next|new) 
      (details|terms) of (your|the|our) (package|offer|employment|contract|compensation)
      (signed|countersigned) (copy|letter|contract|offer|version|agreement)
      (return|send|sign) * (signed|contract|offer letter|agreement)
      (your|the) (package|compensation) (is|details|includes|below|attached|consists)
      (hr|people team|legal) will send * (paperwork|contract|offer|letter)
      (want|would like) to (hire|employ) you
    `,
    de: `
      (vertrag|arbeitsvertrag|angebot) * (unterschreiben|unterzeichn-|schicke|schicken|folgt|post|zukommen|anbei)
      (unser team|das team) (verstärkst|verstärken|bereicherst|ergänzt)
      (willkommen) (bei|im) 
      (job|stelle) (gehört dir|gehört ihnen|ist deine|ist ihre)
      (monatlich|jährlich|jahr|monat) * (brutto|euro|gehalt)
    `,
    fr: `
      (ravi-|heureux|heureuse|heureuses|hâte) * (compter|parmi nous|des nôtres|équipe|rejoign-|accueill-|arrivée)
      (notre|voici notre|voici l|voici) (offre|proposition) 
      (k|euros|eur) * (mois|annuel-|brut|an|télétravail|variable)
      (le poste est|il est) (à vous|pour vous|à toi)
      (contrat|promesse) * (signer|signature|enverr-|transmett-|ci joint|joint)
    `,
    es: `
      (candidat-|persona) (elegid-|seleccionad-)
      (te|le) ofrecemos 
      (propuesta|oferta) (económica|formal|en firme|laboral)
      (euros|brutos|bruto) * (año|anuales|anual|mes|contrato|indefinido)
      contrato (indefinido|temporal|de trabajo|fijo)
      el (puesto|trabajo) es (tuyo|suyo)
    `,
  },
  {
    en: `
      (congratulations|congrats|welcome|salary|package|benefits|contract|start date)
    `,
    de: `
      (glückwunsch|willkommen|gehalt|vertrag|konditionen|freuen uns)
    `,
    fr: `
      (félicitations|bienvenue|salaire|contrat|rémunération|ravis)
    `,
    es: `
      (enhorabuena|felicidades|bienvenid-|salario|contrato|condiciones)
    `,
  },
]);

/** Phrases of sentences about offers in general, which don't make one. */
export const NO_OFFER = phrasesOf([
  {
    en: `
      (unable|not able|cannot|can not|not|t|can t|won t) (be able )?(to )?(offer|extend|make|offering|extending)
      (not|no|t) * (job offer|an offer|offer of employment)
      offer you (a |an |our |this )*(rate|quote|discount|refund|credit|price|plan|loan)
      (special|exclusive|limited|discount|promo-|black friday) offer-
      job offers
      offer * to (another|a different|someone|one of the other|the other)
      (# off|free trial|annual plan|subscription|promo code|coupon|our (customers|products))
      (withdraw|withdrawing|withdrawn|withdrew|rescind-|retract-|revok-) * offer-
      offer (has been |was |is |been )*(withdrawn|rescinded|retracted|revoked|canceled|cancelled)
      offers (for you|matching|near)
      (before|prior to|until) (an |any |we )?(offer|making)
      (background check|passport|payslip-|pay stub-|bank statement-|tax return-)
      you (d|would|want|wanted|wish|decided|chose) (like |love )?to (join|work|become|be)
      salary (expectation-|requirement-|range)
      (an|any) offer (may|might|will|would|is made)
      (currently|already) (have|hold|considering) (any |other )?offers
      (what|which|our benefits|benefits) we offer
      how to (negotiate|accept|decline|evaluate|compare|answer|handle)
    `,
    de: `
      (kein-|nicht|leider|keine) * (angebot|zusage|anbieten|zusagen|arbeitsvertrag)
      (stellenangebote|jobangebote|angebote)
      (angebot|zusage|vertrag) * (zurückziehen|zurücknehmen|zurückgezogen|zurückgenommen|widerrufen|hinfällig)
      (vor|bevor) (einem|ein|vertrags-) (angebot)?
      (so|wie) * (verhandelst|verhandeln|verhandelt)
    `,
    fr: `
      (pas|plus|ne|malheureusement) * (proposition|offre|poste|contrat)
      (offres|nouvelles offres)
      comment (négocier|accepter|refuser|comparer)
      (retirer|retirons|annuler|annulons|revenir sur) * (offre|proposition|promesse)
    `,
    es: `
      no * (oferta|ofrecer-|puesto|contrato|propuesta)
      (inscrit-|inscripción|inscripciones|candidatos inscritos)
      (ofertas|nuevas ofertas)
      cómo (negociar|aceptar|rechazar|comparar)
      (retirar|retiramos|anular|anulamos|dejar sin efecto) * (oferta|propuesta)
    `,
  },
]);
