import { phrasesOf } from "../phrase.ts";

/** Phrases of a confirmation that an application arrived. */
export const CONFIRMATION = phrasesOf([
  {
    weight: 4,
    en: `
      (thank you|thanks|thank you so much|thank you very much|many thanks|thanks so much|thanks a lot) (so much |very much |again |once again )?for (your )?(recent |online |job )?(applying|application|submitting|submission|sending|your interest|interest|taking the time to apply|considering)
      (we|i|ve|have|has|we ve|team) (have |has |now |just |successfully |safely )*(received|got|recieved) (your|the|a new) (application|cv|resume|submission|details|materials|documents|profile|candidacy)
      (your|the|job) (application|submission|cv|resume|candidacy) (for * |to * |as * |at * |has |have |was |is |been |now |successfully |safely )*(received|submitted|sent|arrived|made it|made its way|come through|reached us|landed|in|registered|complete|been logged|under review|being reviewed|with us|confirmed|recorded|reached)
      (application|submission) (received|submitted|confirmation|sent|complete|successful|acknowledg-|receipt|registered|status received)
      (successfully|officially) (applied|submitted|received|sent)
      (thank you|thanks|thx) for (dropping|sending|submitting|sharing|handing|emailing|forwarding|uploading) (in |over |us |me |through |along |forward )*your (application|cv|resume|portfolio|details)
      (confirm|confirms|confirming|acknowledge|acknowledges|acknowledging|confirmation) (of |that |the |we |receipt |receiving |you |have |your |received )*(receipt|application|received|applied|submission)
      (you|you ve|you have) (just |successfully |recently )?applied (to|for|at)
      (reviewing|review|looking at|look at|go through|read|reading|assess|assessing) (your|all|each|every|the) (application|applications|cv|resume|submission|profile|details|materials|background|qualifications) (carefully|and|soon|shortly|closely|thoroughly|now|in detail|in the|over|within|against|to)
      (we|will|ll|team) * (be in touch|get back to you|contact you|reach out|hear from us|let you know|respond|come back to you) (soon|shortly|if|once|when|within|as soon|with|in the|after|about|either way|regardless)
      (your application (was|has been) sent)
      (application|you) (is|are) (now )?(under|in) (review|consideration|process)
      got your (application|cv|resume)
      (still|currently|busy) (working|going|making our way|reading|looking|sorting|reviewing|getting) (through |at |on )?(the |all |your |our |every |of |many )*(application-|candidate-|submission-|cv-|resume-)
      it s (landed|arrived|with us)
      (got|have|received) (the|your) (cv|resume|application|portfolio|documents|work samples)
      (put|added|entered|registered) you (in|into|to) (the|our) (system|pool|process|pipeline|database)
    `,
    de: `
      (vielen dank|danke|herzlichen dank|besten dank|bedanken uns|danken ihnen|danken dir|vielen lieben dank|wir danken) (schön |sehr |herzlich |ihnen |dir |uns |recht |bei |ihnen |für |und |das |dass )*((ihre|deine|die|eure|ihr|dein) * )?(-bewerbung|bewerbungs-|interesse|zusendung|unterlagen|lebenslauf|profil|sie|du|zeit und)
      (bewerbung|unterlagen|bewerbungsunterlagen) (als * |auf * |für * |bei * |ist |sind |wurde |wurden |haben |hat |wir |am |heute |bereits |gut |erfolgreich |sicher |vollständig |mit |dankend |soeben )*(eingegangen|erhalten|angekommen|eingetroffen|übermittelt|empfangen|versendet|versandt|verschickt|gesendet|registriert|abgeschickt|erreicht|abgesendet|eingereicht|vor)
      (bewerbung|unterlagen) * (weitergeleitet|ist raus|ist unterwegs|ist da)
      (eingang|erhalt|empfang) (ihrer|deiner|der|einer|ihre|deine)? ?(online )?(bewerbung|unterlagen|bewerbungsunterlagen)
      (eingangsbestätigung|bewerbungseingang|empfangsbestätigung|bewerbungsbestätigung|bewerbung eingegangen|bewerbung erhalten)
      (bestätigen|bestätigung|bestätigt) * (eingang|bewerbung|erhalt)
      (prüfen|sichten|schauen|prüfung|bearbeiten|durchsicht|sichtung|auswertung|lesen) (nun |jetzt |wir |derzeit |sorgfältig |gerade |aktuell |uns |ihrer |deiner |der )*(ihre|deine|die|alle|unterlagen|bewerbung|deiner|ihrer)
      (melden|meldet|rückmeldung|zurückkommen) (wir |uns |uns so bald wie möglich |schnellstmöglich |so schnell wie möglich |zeitnah |in kürze |bald |unaufgefordert |auf )*(bei|ihnen|dir|sie|dich|erhalten|geben|zu|auf)
      kommen (wir |so bald wie möglich |schnellstmöglich |so schnell wie möglich |zeitnah |in kürze |bald |unaufgefordert )*auf (sie|dich)
      (haben|hast) (sich|dich) (erfolgreich |soeben |gerade )?(beworben|bei)
      (erfolgreich) (beworben|übermittelt|versendet|verschickt|versandt|eingereicht|eingegangen|abgeschickt)
      (noch|derzeit|momentan|aktuell|weiterhin) * (sichten|sichtung|durchsicht|bearbeiten|prüfen|auswertung) * bewerbung-
      (bitten wir (um|sie um)|bitten (sie |dich )?um) (noch )?(etwas |ein wenig )?geduld
    `,
    fr: `
      (merci|remercions|remercie|remercier|remerciements|merci beaucoup) (vivement |sincèrement |beaucoup |bien |vous |te |d |de |pour |par avance |l |avoir |tout |infiniment )*((votre|ta) * )?(candidature|intérêt|postulé|candidater|avoir|envoi|confiance|ton|cet|temps|votre intérêt|avoir postulé)
      (candidature|dossier|cv) (pour * |au * |a |est |bien |été |nous |a bien |avec |correctement |en |chez * |sur * )*(bien |été )?(reçu-|enregistré-|transmis-|envoyé-|parvenu-|prise en compte|pris en compte|réceptionné-|étude|examen|arrivé-|examiné-|étudié-|soumis-|traitement)
      (accusé|accuser|accusons|accuse) (de )?(bonne )?réception
      (avons|ai|nous|j) (bien |avons |ai |bien avons )*(reçu|réceptionné|enregistré|pris connaissance) (de )?(votre|ta|ton|l) (candidature|dossier|cv|postulation)
      (confirmation|confirmons|confirme|confirmer) (de |la |le |d |que |bien |bonne )*(réception|candidature|dépôt|votre candidature|envoi)
      (bonne réception|bien reçu|bien reçue)
      (étudier|examiner|étudierons|examinerons|étudions|examinons|analyser|étudie|examine|prendre connaissance|consulter) (avec |de |attentivement |soigneusement |attention |actuellement |dès |la |plus |grande )*(votre|ta|ton|candidature|l|dossier|cv|votre profil)
      (reviendrons|recontacter-|reviendra|contacterons|tiendrons|revenons|contactera|reprendrons|reviens|recontactera) (vers |vous |toi |te |informé- |contact |au |avec |dans |rapidement )*(vous|toi|rapidement|délais|plus|informé-|courant|prochainement|semaines|jours|si|retour|contact)
      (toujours|encore|actuellement) * (étudi-|examin-|analys-|cours) * candidature-
      (avez|as|viens|venez) (bien |de |d )?(postulé|postuler|candidaté|candidater)
      sans (réponse|retour|nouvelles) de notre part
    `,
    es: `
      (gracias|agradecemos|agradecerte|agradecerle|agradezco) (por |mucho |tu |su |muchas |sinceramente |de |antemano |que |hayas |haya |haber |el |te |le |la |enviarnos |mostrado |inscribirte |enviar )*(candidatura|solicitud|interés|postulación|inscripción|inscribirte|inscrito|aplicar|postular-|aplicación|postulado|currículum|cv|confianza|participar|haber aplicado|tiempo)
      (hemos|he|ha|se ha|ya hemos|nos ha) (correctamente |ya )?(recibido|llegado|registrado|recepcionado) (correctamente |con éxito |ya )?(tu|su|la) (candidatura|solicitud|cv|currículum|inscripción|postulación|aplicación|perfil)
      (candidatura|solicitud|inscripción|postulación|aplicación|cv|currículum) (para * |a * |en * |se |ha |sido |fue |está |correctamente |ya |con éxito |como * |nos ha )*(recibid-|enviad-|registrad-|en revisión|en proceso|completad-|realizad-|llegado|tramitad-|inscrit-|presentad-|recepcionad-|correctamente|siendo)
      (confirmamos|confirmación|confirmar|acuse|confirmarte|confirmarle|acusamos) (de |la |que |hemos |el |recibo |recepción |haber )*(recepción|recibo|candidatura|recibido|inscripción|solicitud|inscrito)
      (seguimos|todavía|aún) * (revisando|valorando|estudiando|analizando) * (candidatura-|solicitud-|cv)
      (te has|se ha|has|ha) (inscrito|postulado|aplicado|apuntado) (correctamente |con éxito |en |a |al |para )*
      (revisaremos|revisando|estudiaremos|analizaremos|valoraremos|evaluaremos|revisará|estudiando|analizando|valorando|estudiará|analizará|evaluando|valorará|evaluará) (atentamente |detenidamente |con |detalle |cuidado |tu |su |ahora |actualmente |todas |atención )*(candidatura|perfil|cv|solicitud|tu|su|currículum|las|información)
      (pondremos|pondrá|pondríamos) (nos )? * contacto (contigo|con)
      (nos pondremos|te contactaremos|le contactaremos|contactaremos|te responderemos|te diremos algo|te informaremos|le informaremos|nos comunicaremos)
    `,
  },
  {
    weight: 2,
    en: `
      (this is an automated|do not reply|automatic reply|auto reply|automated (message|confirmation|response))
      (next steps|what happens next|what s next)
      (if|should) (your|you|we) * (contact|touch|interview|shortlisted|match)
    `,
    de: `
      (automatisch (generierte|erstellte)|automatische) (e mail|nachricht|mail|eingangsbestätigung|antwort)
      (so geht es weiter|wie geht es weiter|nächste schritte|nächsten schritte)
    `,
    fr: `
      (message|mail|e mail|courriel) (est |automatique|généré)
      (prochaines étapes|et maintenant|la suite)
    `,
    es: `
      (mensaje|correo|email) (automático|generado)
      (próximos pasos|siguientes pasos)
    `,
  },
  {
    weight: 3,
    en: `
      (thanks|thank you|thx) for (throwing|your note|your message|sharing|your submission|putting|sending|getting)
      (made it|made its way|landed|arrived|come through|came through|reached us|safely) 
      (being|now being|currently being|are being|is being) (looked|read|reviewed|processed|assessed|considered|evaluated)
      (hear|expect|get) (something|back|from us|a response|an answer|a reply|an update|a decision) (within|by|in|from|soon|shortly|before|after)
      (a human|someone|our team|recruiter|hiring team|we) (being )?(will|ll|is|are) (now )?(read|review|go|take a look|look|be reading|be reviewing|reviewing|looking)
      (application|submission) (submitted|sent|received|complete|confirmed|logged|registered)
      (acknowledge|acknowledgement|acknowledgment)
      (following items were sent)
      (applied on)
      (taking|takes|take|taken) * longer than
      (thank you|thanks) for (applying|your application|your interest)
    `,
    de: `
      (gelandet|angekommen|eingetroffen|eingegangen|erhalten|vorliegen|liegt uns vor)
      (in bearbeitung|bearbeitet|in prüfung|zwischenbescheid|in ruhe|sichten|auswertung)
      (geben|gebe|bekommst|bekommen|erhalten|erhältst) (dir|ihnen|sie|du|wir|bis) * (bescheid|rückmeldung|antwort|nachricht)
      (noch etwas|um etwas|etwas|um ein wenig|um) geduld
      (verzögert|dauert|zeit in anspruch)
      länger als (erwartet|geplant|gedacht|üblich)
    `,
    fr: `
      (bien arrivé-|bien reçu-|bien parvenu-|dans la boîte|entre de bonnes mains|bien enregistré-|bien été)
      (réponse|retour|réponds|répondra|répondrons|reviendra) (sous|d ici|dans|vers|avant|prochainement|rapidement)
      (suivre|suivi) * (avancement|candidature)
      plus (longtemps|de temps|long) que (prévu|d habitude)
      (en cours d |à l )(étude|examen|analyse|traitement)
    `,
    es: `
      (ya está en manos|ha llegado|nos ha llegado|recibid-|en revisión|inscrit-|registrad-|en marcha|en proceso)
      (te avisaremos|le avisaremos|te llamaremos|le llamaremos|te diremos|le diremos|sabrás de nosotros|tendrás noticias|responderemos)
      más (tiempo )?de lo (previsto|esperado|habitual)
      (en breve|próximos días|próximas semanas|lo antes posible|a la mayor brevedad)
    `,
  },
  {
    weight: 3,
    en: `
      (have|ve) (completed|submitted|finished|sent) your (application|submission|profile)
      (check|track|follow|view) * (status|progress) 
      (ve|have) got your (application|cv|resume|details|submission)
      (sit tight|hang tight|bear with us)
    `,
    de: `
      (bewerbung|unterlagen) (bekommen|erhalten|da|angekommen|ist da|ist bei uns)
      (hörst|hören) (du |sie )?(in|bald|demnächst|von uns|wieder)
      (von uns) * (hör-|bescheid)
      (am zug|melden uns|meldet sich|melde mich)
    `,
    fr: `
      (dossier|candidature) (nous est parvenu-|est entre|est bien|est arrivé-|est parvenu-)
      (tiendrons|tiendra|tenons) * (courant|informé-)
      (nous avons) (votre|ton|ta|bien) (dossier|candidature|reçu)
    `,
    es: `
      (candidatura|solicitud|cv) * (ya está|está con|con nosotros|nos ha llegado|en nuestras manos|la tenemos)
      (echaremos|echar|daremos|damos) un vistazo
      (te|le) (contaremos|diremos|informaremos|responderemos|avisaremos)
    `,
  },
  {
    weight: 3,
    en: `
      (many thanks|thanks|thank you) for your (email|e mail|cv|resume|message|letter|enquiry)
      (submitted|put|presented|sent) your (cv|resume|profile|details) (forward )?(to|for) 
      (passed|forwarded|sent|shared|handed) (on |along |it |this |them |your |everything |all |profile )*(to|with) (the|our) (hiring|team|department|manager|recruit-)
      (passed|forwarded|handed) (it|this|them|everything|all of it) (on|along) 
    `,
    de: `
      (wirft|werfen) (jetzt |nun |gleich )?einen blick
      (leiten|leite|weitergeleitet|weitergegeben) * (fachabteilung|fachbereich|abteilung|kollegen|team)
      dass du dich (für uns|bei uns|auf)
    `,
    fr: `
      (transmis|transmettons|transmets|fait suivre) * (équipe|service|manager|responsable)
      (prend|prenons) le relais
    `,
    es: `
      (compartiremos|trasladado|pasado|reenviado|compartido) * (equipo|departamento|responsable)
      (hemos|queda) (guardado|registrada|anotada|archivado) 
    `,
  },
  {
    de: `
      (danke|dank) (für|dass)
    `,
    fr: `
      (merci) (pour|de|d)
    `,
    es: `
      (gracias) (por|de)
    `,
  },
]);
