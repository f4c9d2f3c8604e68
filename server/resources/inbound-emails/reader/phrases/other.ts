import { phrasesOf } from "../phrase.ts";

/** Phrases of email that isn't about a card: alerts, newsletters, and job sites' messages. */
export const ALERT = phrasesOf([
  {
    weight: 4,
    en: `
      (job|jobs|career) (alert|alerts|digest|recommendations|newsletter|suggestions|matches|picks|roundup)
      (#|new|recommended|latest|top|more|hot|similar|other|fresh|these|matching|suggested|many) (new |recommended |open |remote |matching |similar )*(jobs|roles|vacancies|openings|opportunities|job openings|positions) (for you|that match|matching|near|in your|in|at|this week|based on|you might|you may|we found|posted|are waiting|similar|from|like)
      (jobs|roles|positions|opportunities) (you might|you may|we think|picked|selected|recommended|matching your|similar to|for you|based on|that match)
      (people|recruiters|someone|they|employer|employers|#) (are |have |has |is )?(viewed|looking at|looked at|searching for|viewing) (your (profile|resume|cv)|you)
      (application|resume|cv|profile) (was |has been )?(viewed|opened|downloaded) by
      (is|are|were) (now )?hiring (for|near|in|now|a|an)
      (weekly|monthly|daily) (digest|newsletter|update|roundup|edition|brief)
      (webinar|course|upgrade to premium|try premium|free trial|career tips|salary guide|resume tips|interview tips)
      (view|read|open) (this )?(email |newsletter |message )?(in|on) (your )?(browser|web)
      (came across|found|stumbled|noticed|saw|looking at|impressed (by|with)) (your|you) (profile|background|linkedin|experience|cv|resume|on linkedin|github)
      (exciting|great|new|interesting|perfect) (opportunity|role|position|job) (with|for|at|that|i|we|which|in) (you|one|a|my|our|i|client|with)
      (withdrawn|withdrew|withdrawal of|withdraw) (your )?(application|candidacy)
      your (application|candidacy) * (was|has been|is) (now |successfully )*withdrawn
      (how|rate|tell us|share) * (experience|did we do|application process|feedback) (survey|with us|about|was|on)
      (candidate|interview|application|recruitment) experience
      how (was|did|were) your * (interview|application|experience)
      (survey|feedback) * (candidate experience|application process|recruitment process|hiring process)
      (verify|confirm|activate) (your )?(email|e mail|account|email address)
      (reset|change|changed|updated|new) (your |the )?password
      password (reset|change-)
      referred you (to|for)
      in this (issue|edition|newsletter)
      (one time|verification|security|login|sign in|access) (code|passcode|pin)
      (finish|complete|resume|continue) (your )?(application|applying) (to|for|at|before|now|where)
      (how to|ways to) (negotiate|ace|nail|crush|answer|write|land|stand out|impress|explain)
      (nail|ace|crush|master|rock) (your|any|every|the) (next |dream |job |big )*(interview-|job|offer)
      (#|five|six|seven|eight|nine|ten|top) (tips|mistakes|tricks|secrets|habits|hacks)
      (questions|things|answers|mistakes) (hiring managers|recruiters|interviewers|employers) (love|ask|hate|want|notice|look|always)
      (apply|applying) (in|with) (#|one|a|just one) (click|tap)
      (named|listed|given|nominated|put) you (down )?as (a|an|their|her|his) (referee|reference)
      (top|weekly|daily|latest|fresh|new) (picks|matches)
      (saved job|jobs you saved|job you saved|posting expires|closing soon)
      (read|see|view|browse|study|get|#) (the |all |#|common |top |real )*interview questions
      (candidates|people|others) who (interviewed|applied|worked) (at|with|for|to)
      (invoice|order|receipt|payment|subscription|parcel|delivery|booking|refund) (confirmation|number|received|confirmed|from|is|has|for your)
    `,
    de: `
      (job|jobs|stellen|karriere) (alert|agent|newsletter|empfehlungen|angebote|suchauftrag|mail|tipps|benachrichtigung-)
      (jobagent|suchauftrag|stellenalarm|jobalarm|jobfinder|jobmail|jobnewsletter|jobempfehlung-|jobletter)
      (#|neue|aktuelle|passende|weitere|ähnliche|empfohlene|interessante|spannende|heiße) (neue |passende |offene |aktuelle )*(jobs|stellen|stellenangebote|stellenanzeigen|jobangebote|vakanzen|treffer|positionen) (für|in|zu|bei|die|passend|aus|gefunden|wurden|warten|vorhanden|auf)
      (bewerbung|profil|lebenslauf|anschreiben) (wurde |hat )? * (angesehen|aufgerufen|gelesen|angeschaut|heruntergeladen)
      (wöchentlich-|monatlich-|täglich-) (newsletter|update|überblick|jobs)
      (auf (ihr|dein) profil|ihr profil|dein profil|(deinem|ihrem) profil) (aufmerksam|gestoßen|gefunden|entdeckt|hat|bei|auf)
      (bewerbung) (zurückgezogen|zurückziehen|wurde zurückgezogen)
      (passwort|kennwort) (zurücksetzen|ändern|vergessen|geändert)
      (e mail adresse|konto|registrierung|account|e mail) (bestätigen|verifizieren|aktivieren|freischalten)
      (bestätigungscode|sicherheitscode|einmalcode|anmeldecode|verifizierungscode)
      (umfrage|feedback|bewerten) * (bewerbungsprozess|erfahrung|zufrieden)
      so (meisterst|meistern|überzeugst|überzeugen|punktest|punkten|gelingt|glänzt|verhandelst|verhandeln) (du|sie|dein-|ihr-)? ?
      (#|fünf|sechs|sieben|acht|neun|zehn) (tipps|fehler|tricks|geheimnisse)
      (im browser|online) (ansehen|öffnen|lesen|anzeigen)
      (rechnung|bestellung|lieferung|paket|buchung) (nr|nummer|ist|wurde|bestätigt|für)
      (bewerbung) (noch )?(fortsetzen|abschließen|nicht abgeschlossen|beenden|vervollständigen und absenden)
    `,
    fr: `
      (alerte|alertes|newsletter) (emploi|emplois|offre-|job-|recrutement|hebdo-|de la semaine|du mois)
      (#|nouvelle-|nouveaux|dernière-|ces|autres|plusieurs|des) (nouvelle- )?(offre-|poste-|opportunité-|emploi-|job-|annonces) (d emploi |pour |qui |correspond- |susceptible- |à |près |dans |de |récent- |recommandé- |disponible- |vous |cette |sélectionné- )+
      (offres|emplois|postes|jobs) (recommandé-|similaire-|susceptible-|sélectionné-|qui pourraient|du jour|de la semaine)
      (candidature|profil|cv) (a été |vient d être )?(consulté-|vu-|lu-|ouvert-|téléchargé-)
      (profil|parcours) (a retenu|a attiré|m a|nous a|linkedin|sur linkedin|m interpelle|a suscité)
      (tombé-|découvert) (sur )?(votre|ton) (profil|parcours)
      (retiré|retrait|retirée) (de )?(votre|ta|candidature)
      (mot de passe|code de (vérification|sécurité|connexion|confirmation))
      (confirmer|vérifier|activer|valider) (votre|ton) (adresse|compte|e mail|email|inscription)
      comment (réussir|négocier|rédiger|décrocher|répondre|se démarquer)
      (#|cinq|six|sept|huit|dix) (conseils|astuces|erreurs|secrets|clés)
      (enquête|sondage|avis|questionnaire) (de satisfaction|sur votre (expérience|candidature)|candidat)
      (facture|commande|livraison|colis|réservation) (n|numéro|est|a été|confirmée|du)
      (finaliser|terminer|reprendre|poursuivre) (votre|ta) candidature (en|chez|sur|commencée|inachevée|avant)
      (dans|sur) (votre|le) navigateur
    `,
    es: `
      (alerta|alertas|boletín|newsletter) (de |diaria |semanal |con )*(empleo|empleos|trabajo|ofertas|vacantes|semanal|noticias)
      (#|nuevas|nuevos|últimas|estas|otras|más|mejores|ofertas) (nuevas |nuevos )?(ofertas|empleos|vacantes|oportunidades|puestos|trabajos) (de |para |que |en |cerca |te |recomendad- |similares |relacionad- |publicad- |encajan |según |disponibles )+
      (ofertas|empleos|trabajos|vacantes) (recomendad-|similares|que (te|pueden|podrían|encajan)|para ti|del día|de la semana|destacad-)
      (candidatura|cv|perfil|currículum|solicitud|inscripción) (ha sido |fue |ya ha sido )?(vist-|leíd-|consultad-|descargad-|abiert-)
      (han|ha) (visto|visitado|leído) (tu|su) (cv|perfil|candidatura|currículum)
      (he|hemos|vimos|vi|encontré|encontramos) (visto |encontrado |revisado )?(tu|su) perfil (en|y|me|nos|profesional|de|encaja)
      (tu|su) perfil (me|nos) (ha )?(llamado|parece|parecido|resulta|encaja|interesa)
      (retirado|retirada|retirar) (tu|su|la|de) (candidatura|solicitud|inscripción)
      (contraseña|código de (verificación|seguridad|acceso|confirmación))
      (confirma|confirmar|verifica|verificar|activa|activar) (tu|su) (correo|cuenta|email|dirección|registro)
      cómo (superar|negociar|redactar|destacar|responder|triunfar|conseguir)
      (#|cinco|seis|siete|ocho|diez) (consejos|trucos|errores|claves|secretos)
      (encuesta|valoración|opinión) (de |sobre )*(satisfacción|experiencia|proceso)
      (factura|pedido|envío|paquete|reserva) (n|número|ha sido|está|confirmad-)
      (completa|termina|finaliza|continúa) (tu|su) (candidatura|inscripción) (en|a|antes|pendiente)
      (en|desde) (tu|su|el) navegador
    `,
  },
]);

/** Phrases of scams that impersonate an employer. */
export const FRAUD = phrasesOf([
  {
    weight: 4,
    en: `
      (gift card-|giftcard-|bitcoin|crypto|usdt|western union|moneygram|cash app|cashapp|zelle|wire transfer|paypal)
      (bank|account|credit card|card|routing|ssn|social security) (account )?(details|number|information|login|credentials|numbers)
      (telegram|whatsapp|signal|wire me|google hangouts|hangouts)
      (pay|payment|deposit|fee|charge|refundable|purchase|buy) * (equipment|training|laptop|onboarding|processing|visa|background check|starter kit|software|refundable|fee|deposit|upfront|certificate)
      (processing|registration|training|application|onboarding|administration|visa|security|admin) (fee|deposit|charge|payment)
      (check|cheque) * (deposit|mail|equipment|purchase)
      (work from home|earn|make|salary|paid) * (#) (per|a|every|usd|dollars|daily) (hour|day|week|daily) (no experience|part time|flexible)?
      (no (interview|experience) (required|needed|necessary))
      (account|mailbox|profile|access|password) (will be|has been|is) (suspended|locked|closed|deactivated|limited|terminated|disabled)
      (verify|confirm|validate|update) your (identity|banking|bank|payroll|account|credentials|details within|password)
      (act now|within 24 hours or|urgent action|immediately or)
      (email|e mail|mailbox|webmail) (password|credentials)
      (sign in|log in|login) (here |now |below |with your |email |e mail |work |password |credentials |account )*(to (view|see|access|review|confirm|verify|claim)|office|microsoft|google)
      (copy|photo|picture|scan) of your (passport|id|driver|driving|identity|bank|credit)- * (front and back|both sides|and (bank|social|ssn))
    `,
    de: `
      (gutscheinkarte-|bitcoin|krypto-|western union|paypal|telegram|whatsapp)
      (kontodaten|kontonummer|bankdaten|iban|kreditkarte-|bankverbindung|zugangsdaten|tan)
      (gebühr|vorkasse|kaution|anzahlung|bearbeitungsgebühr|schulungsgebühr|überweisen|überweisung)
      (e mail|postfach|mail) (passwort|kennwort|zugangsdaten)
      (konto|zugang|postfach) (wird|wurde|ist) (gesperrt|eingeschränkt|deaktiviert|geschlossen)
      (ohne (vorstellungsgespräch|erfahrung|bewerbungsgespräch)) 
      (video ident|videoident|postident) * (konto|bank)
      (identität|konto) (bestätigen|verifizieren)
    `,
    fr: `
      (carte-cadeau|cartes cadeaux|bitcoin|crypto-|western union|telegram|whatsapp|coupon pcs|mandat cash)
      (coordonnées|informations|données) bancaires
      mot de passe (de )?(votre |ta )?(messagerie|e mail|email|boîte)
      (rib|iban|numéro de carte|carte bancaire)
      (frais) (de|d) (dossier|formation|inscription|traitement|visa)
      (compte|accès) (sera|a été|est) (suspendu|bloqué|fermé|désactivé)
      (virement|payer|verser|régler) * (frais|dossier|formation|caution|avance|matériel|kit)
      sans (entretien|expérience) (requis-|nécessaire|exigée)
    `,
    es: `
      (tarjeta- regalo|bitcoin|cripto-|western union|telegram|whatsapp|bizum)
      (datos|cuenta|información) bancari-
      contraseña (de )?(tu |su )?(correo|email|buzón)
      (iban|número de tarjeta|tarjeta de crédito|número de cuenta)
      (tasa|cuota|pago|gastos|fianza) (de|por) (gestión|inscripción|formación|tramitación|curso|registro|visado|equipo|material)
      (cuenta|acceso) (será|ha sido|está) (suspendid-|bloquead-|cerrad-|desactivad-)
      (transferir|transferencia|ingresar|abonar|pagar) * (euros|gestión|formación|curso|fianza|material|tasa)
      sin (entrevista|experiencia) (previa|necesaria|requerida)
    `,
  },
]);

/** Phrases of warnings about scams, which mention the same things. */
export const WARNING = phrasesOf([
  {
    en: `
      (never|not) (ask|request|require|charge|solicit|contact)
      (beware|be aware|be wary|scam-|fraudulent)
    `,
    de: `
      (niemals|nie|nicht|keine) * (verlangen|fordern|bitten|erheben|fragen)
      (warnung|vorsicht|betrug-|betrüger-)
    `,
    fr: `
      (jamais|aucun-) * (demand-|exig-|sollicit-)
      (demandons|demandera|demande) jamais
      (arnaque-|fraude-|escroquerie-)
    `,
    es: `
      (nunca|jamás|no) * (pedi-|pide|solicita-|exig-|cobra-)
      (fraude-|estafa-)
    `,
  },
]);

/** Phrases about possible events, in sentences that don't report actual ones. */
export const CONDITION = phrasesOf([
  {
    en: `
      (if|should|in case|in the event|once|when|whether|provided|unless) (that )?(we|an interview|your (application|profile|skills|experience|qualifications|background|cv|resume)|you (are|not|have been|do|did|don|haven|have not|meet|progress|move|match|hear|pass|were|qualify|fit|be)|within|after|selected|shortlisted|there|there is|successful|one|the team|our team|it|a recruiter|someone|chosen|suitable|not|any)
      (only|those) (candidates|applicants|shortlisted|selected|the)
      (may|might|could) (be |also |then )?(contact|invite|reach|ask|schedule|get|include|fill|close)
      (suitable|selected|shortlisted|successful) (candidates|applicants) (will|are)
      (candidates|applicants) (who|whose|that|with) * will be (invited|contacted|notified|informed|considered)
      (good luck|fingers crossed|break a leg|congrats) * (interview|offer|new job)
      (how was|how would you rate|rate|tell us about) your (interview|application|candidate|recruitment|hiring) (experience|process)
      (hope|how did|how was) * (interview|offer|call) * (go|goes|went)
      did you (get|receive|have) (an|any|your|the)
      refrain from
      (otherwise|or else|we would (then )?(have|need) to)
      (after that|afterwards|then) (there s|there is|there will be|comes|you ll|we ll|you will)
      hopefully * (offer|contract)
      (typically|usually|generally|normally|process (consists|includes|involves|usually|looks|is|has))
    `,
    de: `
      (wenn|falls|sofern|sollte|sollten|sobald|ob) (ihr|dein|ihre|deine|sie|du|wir|es|das|die|der|wir sie|uns|ihr profil|bis|dies|nicht)
      (bei|im falle|im fall) (einer |interesse|passung|positiver|positiven|passender|übereinstimmung|erfolg)
      (eventuell|möglicherweise|gegebenenfalls|ggf)
      (in der regel|üblicherweise|normalerweise)
      (passt|stimmt|klappt|überzeugt|gefällt|überzeugst|überzeugen) (alles|das|es|uns|dein|deine|ihr|ihre|du|sie|beides)
      (danach|anschließend|im anschluss|daraufhin|am ende) (folgt|folgen|kommt|kommen|gibt|steht|hoffentlich)
      (abzusehen|absehen|abstand zu nehmen)
      (andernfalls|ansonsten|anderenfalls|müssten wir|würden wir (uns|sie|dich) * melden)
    `,
    fr: `
      (si|lorsque|dès que|au cas où|dans le cas où|quand) (dans|d ici|votre|ta|vous|tu|nous|celle ci|celui ci|le|la|ton|elle|il|votre candidature)
      (sans (réponse|retour|nouvelles))
      (seuls|seules|seul) (les|le) (candidat-|profil-|dossier-)
      (éventuel-|le cas échéant|en cas de)
      (généralement|habituellement)
      (ensuite|puis|enfin) (vient|viennent|viendra|viendront|suivra|suivront|aura lieu)
      (sinon|dans le cas contraire|à défaut)
    `,
    es: `
      (si|cuando|en caso|en el caso|siempre que|una vez) (en|pasad-|transcurrid-|tu|su|de|que|nos|eres|resultas|encaja-|tus|sus|el|la|no|cumples|cumple|hay|finalmente|avanzas)
      (solo|únicamente|sólo) (contactaremos|nos|los|las|se|los candidatos)
      (podremos|podríamos|podría|es posible)
      (después|luego|a continuación|por último) (habrá|hay|viene|vendrá|vendrán|tendrá lugar|tendrás)
      (normalmente|generalmente|habitualmente)
      (de lo contrario|en caso contrario|si no)
    `,
  },
]);

/** Headings of a list of the steps in a hiring process. The list doesn't show how far an application is. */
export const STEPS_AHEAD = phrasesOf([
  {
    en: `
      (what happens next|what s next|what to expect|next steps|our process|(hiring|interview|recruitment|selection|application) process|how it works)
    `,
    de: `
      (wie geht es weiter|so geht es weiter|nächste schritte|die nächsten schritte|ablauf|bewerbungsprozess|auswahlprozess|das erwartet (dich|sie))
    `,
    fr: `
      (prochaines étapes|étapes suivantes|et maintenant|la suite|(notre|le) processus|déroulement)
    `,
    es: `
      (próximos pasos|siguientes pasos|qué pasa ahora|nuestro proceso|proceso de selección|fases del proceso)
    `,
  },
]);

/** Phrases about a candidate's own application, which an employer's newsletter doesn't use. */
export const OWN_APPLICATION = phrasesOf([
  {
    en: `
      (your|the|this) (application|candidacy|interview|candidature)
      (applying|applied) (to|for|at|with)
    `,
    de: `
      (bewerbung|ihre bewerbung|deine bewerbung|vorstellungsgespräch|bewerbungsunterlagen|bewerbungsgespräch)
    `,
    fr: `
      (candidature|votre entretien|ton entretien|postulé)
    `,
    es: `
      (candidatura|solicitud|postulación|inscripción|tu entrevista|su entrevista)
    `,
  },
]);
