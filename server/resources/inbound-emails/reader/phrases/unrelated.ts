import { phrasesOf } from "../phrase.ts";

/** Phrases of emails from companies and schools to customers, tenants, and students, who also apply, are rejected, and get appointments. */
export const UNRELATED = phrasesOf([
  {
    en: `
      (case|ticket|claim|incident|complaint|order) (number|no|id|#)
      (support|service|help desk|helpdesk) (case|ticket|incident|request)
      (opened|created|logged|raised|closed|resolved) (a |an |your |this |the |new )*(case|ticket|incident)
      (your|a|this) (support )?(ticket|claim|complaint|refund|order|lease|tenancy|mortgage|loan|reservation|subscription|donation)
      (contacting|reaching out to|writing to|message to|call to) * (support|customer (care|service|support)|help desk|helpdesk)
      (apply|applying|applied|application) (for|to) (a |an |your |our |this |any )(# |new |personal |home |auto |car |student |business |small )*(loan|mortgage|credit|apartment|unit|rental|lease|tenancy|membership|visa|passport|permit|grant|scholarship|policy|account)
      (apply|applying|applied|application) for (unit|apartment|apt|admission|housing|a * membership)
      (customer|user|paid|usability|market) (research )?(interview|study|panel)
      (rental|lease|tenancy|housing|mortgage|loan|credit|credit card|visa|passport|permit|license|licence|grant|scholarship|membership|insurance|adoption) (application|request|decision|agreement)
      (your|an) (next |upcoming )?appointment
      appointment reminder
      (beta|early access|waitlist|bootcamp|tuition|giveaway|sweepstakes)
      (security deposit|landlord|sellers|(checking|savings) account|credit score|debt to income)
      your (tour|showing|viewing|test drive) 
      (admission|admissions) (interview|decision|committee|offer)
      (offer|grant|deny|offered|granted|denied) (you )?admission
      (mba|master s|bachelor s|degree|undergraduate|exchange) program-
      (submitting|received|reviewed) your (talk|abstract|paper|manuscript|proposal)
      your (talk|abstract|paper|manuscript|proposal) (proposal |submission )?(for|to|was|has|is)
      (customer|technical|product) support
      type your reply (above|below)
      your request (#|was|has been|is being)
      (graduate|undergraduate|university|college) admissions
      admissions (tutor|office|team|officer|department)
      (place|places|seat) on (the|our|your) (msc|ma|ba|bsc|mba|phd|course|programme|program|degree)
      volunteer (application|coordinator|shift|orientation)
    `,
    de: `
      (ticket|ticketnummer|kundennummer|vorgangsnummer|bestellnummer|auftragsnummer|vertragsnummer|schadennummer) (nr |nummer )?#
      (kundenservice|kundendienst|kundenbetreuung|kreditantrag|mietvertrag|mietwohnung|wohnung|studienplatz|studiengang|darlehen|kredit|reklamation)
      (ihre|deine) (anfrage|bestellung|reservierung|schadenmeldung) (ist|wurde|haben|erhalten|eingegangen|zu|bei)
      angebot (nr|nummer) #
      unser angebot (über|für eine|für einen|für die|für das|für den) 
      (kwh|arbeitspreis|grundpreis|ökostrom|stromtarif|gastarif|preisgarantie|abschlag)
      zum preis von #
    `,
    fr: `
      (dossier|demande|candidature) (de |d |pour )?(un |une |l |la |le )?(location|logement|appartement|prêt|crédit|visa|bourse|admission)
      (appartement|logement|bailleur|locataire|loyer|service client|votre commande|votre réclamation)
      numéro de (ticket|commande|client|sinistre)
      (carte vitale|ordonnance|médecin|préopératoire|patient-|radiologie|téléconsultation)
    `,
    es: `
      (solicitud|petición) (de |del |para )(un |una |el |la |su |tu )?(préstamo|crédito|hipoteca|tarjeta|beca|visado|admisión|alquiler|matrícula|vivienda)
      (piso|apartamento|alquiler|atención al cliente|servicio al cliente|su pedido|tu pedido|su reclamación)
      número de (caso|incidencia|pedido|cliente|siniestro)
      (apertura|alta|contratación) (de |del )(la |una |tu |su )?(cuenta|tarjeta|seguro|línea|servicio)
    `,
  },
]);

/** Phrases that only customers, tenants, and suppliers get, even if the email mentions a job, such as a proof of income. */
export const CUSTOMER = phrasesOf([
  {
    en: `
      (lease|rental|tenancy) agreement
      (rent is|monthly rent|security deposit|move in date)
      (credit|debit|charge|travel|store|library) card application
      (applying|applied|application) for (a |an |the |our )?* (credit|debit|travel|rewards|platinum|gold|store) card
      (approve|approved|decline|declined) your (loan|credit|mortgage|card|account)
      credit report
      (course|tuition|enrollment|enrolment) (fee|fees)
      # day trial
      (trial|subscription) (ends|expires|renews|ended)
      (annual|growth|premium|pro|business) plan (signed|subscription|upgrade|renewal)
      (purchase|supplier|vendor) (order|registration|onboarding)
    `,
    de: `
      (lieferant-|handelsregister-|umsatzsteuer-|auftragsbestätigung|lieferzeit|liefertermin|rechnungsnummer)
      (danken|dank|danke) (wir )?(ihnen |dir )?für (ihre|deine) (bestellung|reservierung|buchung)
      (kaltmiete|warmmiete|kaution|nebenkosten|schufa-)
    `,
    fr: `
      (votre|ta) (commande|réservation|échéancier) (n|no|numéro|est|a été|du)
      (contrat de location|dépôt de garantie|bon de commande|fournisseur-)
    `,
    es: `
      (solicitud|petición) de (hipoteca|préstamo|crédito|tarjeta)
      (contrato de alquiler|fianza|proveedor-|número de pedido)
    `,
  },
]);

/** Words that only emails about jobs use. */
export const HIRING = phrasesOf([
  {
    en: `
      (position-|role|roles|job-|vacanc-|openings|hiring|hire|hired|recruit-|candidate-|candidacy|resume|resumes|cv|career-|employ-|intern-)
      (your|our|the|an|phone|video|final) interview
      opening (for|at|on)
      (application|applied|applying) as
      interview (you|with|for)
    `,
    de: "(stelle|stellen-|position-|job-|karriere-|kandidat-|bewerber-|lebenslauf|arbeitgeber-|arbeitsvertrag-|arbeitsort|arbeitsstelle|arbeitszeit-|arbeitsprobe-|arbeitserlaubnis|arbeitszeugnis-|arbeitsplatz|gehalt|gehaltsvorstellung-|gehaltswunsch|recruiting|vakanz-|praktik-|ausbildung-|-gespräch)",
    fr: "(poste|emploi|recrut-|embauch-|entretien (d |de |téléphonique|technique|rh|en visio|avec l équipe|avec notre)|cv|salair-|carrière-|stage|alternance|cdi|cdd)",
    es: "(puesto-|vacante-|empleo-|trabajo|entrevista-|currículum|cv|proceso de selección|contratación|salari-)",
  },
]);
