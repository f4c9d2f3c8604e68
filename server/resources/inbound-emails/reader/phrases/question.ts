import { phrasesOf } from "../phrase.ts";

/** Phrases that ask the person for something: a test, a form, documents, or an answer. */
export const QUESTION = phrasesOf([
  {
    weight: 4,
    en: `
      (complete|completing|take|taking|finish|start|begin|attempt|sit|submit|do) (a |an |the |our |this |your |following |short |brief |quick |online |all )*(coding |technical |skills |skill |aptitude |online |take home |personality |written |cognitive |home |pre employment |video |situational |screening |programming |hackerrank |codility |codesignal |one way |recorded |test |work |language |case )*(assessment-|test|tests|challenge|exercise|assignment|questionnaire|form|task|survey|case study|quiz|evaluation|application form|screening questions|questions|paperwork)
      (assessment|test|challenge|exercise|assignment|questionnaire|case study|take home|task) (invitation|invite|link|reminder|deadline|is (due|attached|below|ready|waiting)|attached|expires|for (your|the|you)|must|should|will take|takes|is available|from)
      (coding|technical|skills|aptitude|take home|home|online|case|pre employment|work) (assessment|test|challenge|assignment|exercise|task|case study|sample)
      (one way|recorded|pre recorded|on demand|asynchronous|async) (video )?(interview|video|answers)
      (hackerrank|codility|codesignal|testgorilla|testdome|coderbyte|karat|hirevue|spark hire|willo|pymetrics|coderpad|devskiller|mettl|shl)
      (send|provide|submit|upload|share|forward|supply|attach|email|need|missing|require|let us have|get|resend) (us |me |over |a |an |the |your |some |any |also |still |following |copy of |copies of |scan of |through |signed |updated |current |of )*(documents|document|cv|resume|references|reference|transcript-|certificate-|portfolio|proof|copies|diploma-|degree|work permit|passport|right to work|cover letter|work samples|writing sample|id|licence|license|visa|contact details of|details of|names of|forms|form|paperwork|payslips|salary expectation-|information)
      (missing|incomplete|outstanding) (document-|information|details|application|from|part|attachment|file-|paperwork|some|item-)
      (application|profile) (is|appears|seems|looks|remains) (incomplete|not complete|unfinished|missing)
      (what|let (us|me) know|confirm|share|tell (us|me)|could you|provide|indicate|advise|know|state|need) * (salary expectation-|expected salary|notice period|desired salary|compensation expectation-|start date|earliest start|right to work|work authorization|work permit|visa|sponsorship|relocat-|willing to|salary range|current salary|available to start|be able to start|able to work|salary requirement-)
      (could|can|would) you (please |kindly |also |just |quickly |briefly )*(answer|confirm|clarify|tell|provide|send|fill|complete|share|let (us|me) know|upload|submit|elaborate|explain|give|resend|supply|point|describe|return)
      (please|kindly) (also )?(answer|respond to|reply with|reply to|fill|confirm whether|confirm if|clarify|complete|upload|submit|provide|supply|tell us|advise|indicate)
      (answer|respond to|few|couple of|some|following|additional|quick|further|one|two|three|screening) (quick |short |brief |more |follow up |further |additional |these |the |following )*(question|questions)
      (fill|filling) (in|out) (a |an |the |our |this |attached |short |following |online )*(form|questionnaire|survey|application|details|paperwork|document-)
      (action|response|information|documents|reply) (required|needed|requested)
      (we|i) (still )?(need|require|are missing|re missing|are still missing|lack|have not received|haven t received|are waiting for|re waiting for|are still waiting) (a |an |the |your |some |from you |more |additional |further |few |copy |of |following )*(information|document-|details|transcript-|certificate-|reference-|cv|resume|copy|proof|portfolio|cover letter|form|papers|signed|answer|response|diploma|work permit|things)
      (background|reference) check (form|consent|authorization|authorisation|request|information|link|process)
      (names|contact) (and|details|information) * (references|referees|two)
      (additional|further|more) information (is |about |on |from |regarding )?(required|needed|your|you)
    `,
    de: `
      (fehlen|fehlt|fehlende-|fehlenden|vermissen|benötigen|brauchen|bräuchten|benötigt|nachreichen|nachzureichen|nachsenden|ergänzen|reichen) * (unterlage-|bewerbungsunterlagen|zeugnis-|lebenslauf|dokument-|anschreiben|nachweis-|angaben|information-|arbeitsprobe-|referenz-|gehaltsvorstellung-|kopie|zertifikat-|foto|anlagen|portfolio|urkunde-|bescheinigung|personalfragebogen|noch|arbeitserlaubnis|abschluss-|führungszeugnis)
      (senden|schicken|übermitteln|mailen|laden|zusenden|zukommen|reichen|zuschicken|übersenden|hochladen|zuzusenden) * (unterlage-|zeugnis-|lebenslauf|dokument-|nachweis-|arbeitsprobe-|referenz-|kopie|portfolio|angaben|fragebogen|formular|gehaltsvorstellung-|anschreiben|zertifikat-|nach|arbeitszeugnis-|abschlusszeugnis-)
      (unterlage-|-zeugnis|zeugnis-|lebenslauf|dokument-|nachweis-|kopie|angaben|anschreiben) * (nachreichen|nachzureichen|nachsenden|zusenden|zuschicken|hochladen|fehlt|fehlen|zukommen|nach|ergänzen|vollständig|unvollständig|hochzuladen|zuzusenden)
      (bewerbung|unterlagen|angaben) (ist|sind|noch|leider) (noch |leider |derzeit |aktuell )*(nicht vollständig|unvollständig|nicht komplett)
      (gehaltsvorstellung-|gehaltswunsch|eintrittstermin|eintrittsdatum|kündigungsfrist|wunschgehalt|arbeitserlaubnis|umzugsbereitschaft|gehaltsvorstellungen|frühestmöglich- eintritt-|einstiegstermin)
      (online|coding|eignungs|einstellungs|persönlichkeits|programmier|sprach|kognitiv) (test|assessment|challenge|aufgabe|fragebogen)
      (test|aufgabe|fragebogen|assessment|formular|fallstudie|challenge|probeaufgabe|testaufgabe|case|personalbogen|übung) * (ausfüllen|bearbeiten|absolvieren|durchführen|lösen|teilnehmen|abschließen|beantworten|zurücksenden|einreichen|durchzuführen|auszufüllen|zu bearbeiten|zu absolvieren|bearbeitung|bis zum|machen|anbei|starten)
      (füllen|bearbeiten|absolvieren|beantworten|machen|lösen|durchlaufen|nehmen) * (test|aufgabe|fragebogen|assessment|formular|fragen|fallstudie|challenge|case|übung|bogen|eignungstest|onlinetest)
      (eignungstest|onlinetest|einstellungstest|probeaufgabe|arbeitsprobe|testaufgabe|fallstudie|fragebogen|personalfragebogen|programmieraufgabe|online assessment|persönlichkeitstest|sprachtest|case study|videobewerbung|zeitversetztes videointerview|selbstauskunft|bewerberfragebogen)
      (einige|ein paar|folgende|noch|kurze|weitere|zwei|drei|offene|kurz|eine|einige kurze|rück) (kurze |offene |weitere |wenige |kleine |noch )*(frage|fragen|rückfrage|rückfragen|punkte zu klären)
      (rückfrage|rückfragen) (zu|zur|haben|bezüglich)
      (bitte|könnten|können|würden) (sie |du |ihr )?(uns |mir |noch |bitte |kurz |diese |die |folgende |folgenden )*(mitteilen|beantworten|teilen|nennen|angeben|bestätigen ob|ausfüllen|beantworte|nenne|teile|sagen|verraten|mitzuteilen)
      (wie|was|wann) (hoch|sind|ist|wären|könnten|lautet) (sie |du )?(ihre|deine|frühestens) 
    `,
    fr: `
      (manque-|manquant-|manquante-|compléter|complétez|incomplet-|incomplète|complèter) * (document-|dossier|pièce-|candidature|information-|cv|lettre|justificatif-|formulaire|questionnaire|élément-|profil|test|étape|diplôme-)
      (dossier|candidature) (est |reste |semble |n est pas |demeure )*(incomplet-|incomplète|complet-|complète)
      (transmettre|envoyer|fournir|joindre|faire parvenir|adresser|communiquer|retourner|déposer|télécharger|renvoyer|parvenir|préciser|indiquer|envoyez|transmettez) (nous |moi |dès que possible |dans |rapidement |par retour |également )*(de |d |la |le |les |un |une |vos |votre |ton |tes |l |des |copie |copies |du |ce |ces |deux )*(document-|pièce-|cv|lettre|justificatif-|diplôme-|relevé-|référence-|portfolio|copie-|attestation-|prétentions|contact-|coordonnées|permis|titre de séjour|carte|formulaire|questionnaire|book|exemple-|bulletin-|rib|salaire|préavis|casier|certificat-)
      (prétentions|prétention|attentes) (salariale-|salaire|de salaire)
      (préavis|date de disponibilité|mobilité|permis de travail|titre de séjour|date de prise de poste|disponibilité pour commencer)
      (test|exercice|étude de cas|questionnaire|cas pratique|évaluation|formulaire|défi|mise en situation|qcm|assessment) (technique |en ligne |d |de |à |personnalité |ci |joint |suivant |pratique |logique |aptitude |compétences )*(compléter|réaliser|remplir|passer|effectuer|faire|rendre|technique|ligne|personnalité|logique|aptitude|renvoyer|avant|joint|attend|attendu|compétences|suivant)
      (compléter|réaliser|remplir|passer|effectuer|répondre|faire|remplissez|complétez|répondez|rendre|inviter à (passer|réaliser|compléter)|invitons à (passer|réaliser|compléter|remplir|répondre)) (à |au |aux |le |la |un |une |ce |cet |notre |l |les |ces |quelques |petit |court |des |bref )*(test-|exercice|étude|questionnaire|questions|cas|évaluation|formulaire|qcm|assessment|petit test|entretien vidéo différé|entretien différé|challenge)
      (entretien|vidéo) (vidéo )?différé-
      (quelques|des|certaines|plusieurs|une|deux|trois|dernière|aux) (petite- |brève- |dernière- )?(question|questions|précision|précisions|informations complémentaires|éléments complémentaires|points à clarifier)
      (pourriez|pouvez|peux|pourrais) (vous|tu) (s il vous plaît |svp |également |nous |me |m |aussi |stp |bien )*(confirmer si|préciser|indiquer|répondre|fournir|transmettre|envoyer|compléter|remplir|dire|renvoyer|communiquer|faire parvenir)
      (informations|documents|pièces|éléments) (complémentaires|supplémentaires|manquants|manquantes)
    `,
    es: `
      (falta|faltan|faltante-|necesitamos|necesitaríamos|precisamos|requerimos|incomplet-|pendiente de|nos falta|nos faltan|hace falta|pendientes) * (document-|cv|currículum|información|titul-|certificad-|copia|dato-|formulario|adjuntar|referencia-|carta|solicitud|candidatura|perfil|foto|permiso|nie|dni|portfolio|expediente|respuesta-)
      (candidatura|solicitud|perfil|expediente) (está |sigue |queda |aún está |no está )*(incomplet-|complet-)
      (enviar|enviarnos|envíanos|envíenos|adjuntar|aportar|facilitar|facilitarnos|remitir|remitirnos|mandarnos|subir|proporcionar|proporcionarnos|hacernos llegar|reenviar-|mandar|mándanos|indicarnos|indícanos|confirmarnos|envíes|envíe) (por favor |también |cuanto antes |lo antes posible |a la mayor brevedad )*(tu |su |tus |sus |una |un |la |el |los |las |copia |de |del |siguientes |siguiente |dos )*(document-|cv|currículum|titul-|título|certificad-|copia|portfolio|referencia-|dato-|expediente|carta|permiso|disponibilidad de incorporación|pretensiones|expectativas|información|dni|nie|vida laboral|nómina-|preaviso|rango)
      (pretensiones|expectativas|expectativa|pretensión|banda|rango|aspiración) (salarial-|económica-|de salario)
      (preaviso|fecha de incorporación|permiso de trabajo|disponibilidad para (viajar|incorpor-|empezar|cambiar)|incorporación inmediata|movilidad geográfica|cambio de residencia)
      (prueba|test|ejercicio|cuestionario|caso práctico|formulario|evaluación|reto|examen|assessment|encuesta) (técnica |técnico |online |en línea |de |práctico |práctica |psicotécnic- |nivel |idiomas |código |programación |breve |adjunto |aptitud- |personalidad )*(completar|realizar|rellenar|cumplimentar|hacer|antes|adjunt-|siguiente|técnic-|nivel|programación|código|psicotécnic-|online|inglés|aptitudes|personalidad|competencias|pendiente|plazo)
      (completa|completar|realizar|realiza|rellenar|rellena|cumplimentar|cumplimenta|hacer|contestar|responder|completes|realices|rellene|responde|contesta|realice|complete|superar|cumplimente) (por favor |a |al )*(la |el |un |una |unas |este |esta |estas |nuestro |nuestra |siguiente |siguientes |breve |pequeña |pequeño |algunas |las |los |online )*(prueba|test|ejercicio|cuestionario|caso|formulario|evaluación|reto|preguntas|encuesta|pruebas|videoentrevista|challenge|examen|ficha)
      (prueba técnica|prueba de nivel|test psicotécnico|caso práctico|videoentrevista en diferido|entrevista en diferido|vídeo entrevista grabada|prueba de código)
      (algunas|unas|un par de|siguientes|varias|dos|tres|una|última) (breves |pequeñas |rápidas |últimas )?(pregunta|preguntas|cuestiones|dudas|aclaraciones|consultas|consulta|duda)
      (podrías|podría|puedes|puede|podéis|nos podrías|nos puedes) (por favor |también |nos |tú )*(confirmar-|indicar-|decir-|facilitar-|enviar-|responder|completar|aclarar-|rellenar|contestar|remitir-|hacernos|proporcionar-|adjuntar|especificar-|concretar)
      (información|documentación|datos) (adicional-|complementari-|necesari-|pendiente-)
    `,
  },
  {
    weight: 3,
    en: `
      (test|challenge|exercise|assignment|case study|questionnaire|assessment|task) 
      (record|recording) (your |a |an |short |brief )*(answers|video|audio|responses|yourself|introduction)
      (referees|references|former managers|previous managers)
      (sponsorship|right to work|work permit|visa|notice period|salary expectations|security clearance|driving licence)
      (could|can|would|will) you (please |kindly |also |just |quickly |briefly |possibly )*(send|confirm|tell|let|share|provide|clarify|explain|upload|answer|fill|check|supply|give|return)
      (days|hours|week|time) to (complete|finish|start|submit|do|return|solve)
      (before|by|until|within) (the )?(thursday|friday|monday|tuesday|wednesday|sunday|saturday|end of|# days|deadline|#) * (form|upload|submit|send|return|complete)
      (form|portal) (linked|attached|below|here|at)
      (missing|outstanding|incomplete|still need|need a|need your|don t have your|haven t got your)
      (before|so that) we (put you|can move|move|can proceed|proceed|go|can continue|take)
    `,
    de: `
      (aufgabe|fallstudie|test|testaufgabe|fragebogen|probeaufgabe|challenge|formular|case) (bis|lösen|bearbeiten|ausfüllen|anbei|findest|finden|im anhang|angehängt-|unter|hier|zu)
      (löse|lösen|bearbeite|bearbeiten|fülle|füllen|absolviere|absolvieren) (bitte |sie |uns )?(die|den|das|folgende-|beigefügt-|angehängt-|unser-|diesen|dieses)
      (schicke|schick|schicken|sende|senden|lade|laden|reiche|reichen|teile|teilen|nenne|nennen|bringe) (uns|sie|mir|bitte|sie uns|uns bitte|sie bitte|diese) 
      (senden|schicken|reichen|übersenden) sie (uns|mir|bitte) 
      (fahrtkosten|reisekosten|fahrkarten|belege|quittungen)
      (unklar|nicht klar|erläutern|erklären|klären|mitteilen|wissen) 
      (was stell- (sie|du) (sich|dir)|gehaltlich|beim gehalt|gehaltsrahmen|gehaltsvorstellung-)
      (brauchen|benötigen|bräuchten|fehlt|fehlen|vermissen) (wir |uns |noch |dafür |dazu |noch eine |noch ein |noch ihre |noch deine )+
      (hochladen|hoch|portal|upload)
      (ab wann|zu wann|frühestens|kündigungsfrist|arbeitserlaubnis|führerschein|aufenthaltstitel)
    `,
    fr: `
      (étude de cas|cas pratique|test|exercice|questionnaire|mise en situation|formulaire) 
      (à (nous )?(rendre|renvoyer|retourner|compléter|remplir|envoyer)) 
      (quelle est|quelles sont|quel est|quels sont|de combien|à partir de quand|à quelle date) (votre|vos|ton|tes|est|seriez|pourriez|vous)
      (fourchette|rémunération souhaitée|prétentions|préavis|permis|mobilité|titre de séjour)
      (pourriez|pouvez|merci de) (vous |nous |bien vouloir )*(transmettre|envoyer|préciser|indiquer|confirmer|communiquer|renvoyer|fournir|retourner|compléter|adresser|remplir)
      (il (nous )?manque|manquent|manquant-|incomplet)
      (avant le|d ici|sous) * (rendre|envoyer|retourner|compléter|transmettre)
    `,
    es: `
      (prueba|reto|test|ejercicio|cuestionario|caso práctico|caso|formulario) (de |que |técnic-|adjunt-|para|online|en)
      (tienes|tiene|dispones|dispone) (hasta|de|# días|un plazo|una semana)
      (subirlo|enviarnos|enviarlo|remitirlo|devolverlo|entregarlo|hacernos llegar|mandarnos|remitir|adjuntarlo|completarlo)
      (nos falta|nos faltan|falta|faltan|pendiente-|necesitamos|necesitaríamos) 
      (podrías|podría|puedes|puede|nos podrías) (por favor )?(remitir-|enviar-|confirmar-|decir-|indicar-|facilitar-|mandar-|aclarar-|contar-|adjuntar-|completar-)
      (cuál es|cuáles son|cuándo podrías|cuándo podría|a partir de cuándo) * (salari-|disponib-|preaviso|incorpor-|empezar|expectativ-|rango)
    `,
  },
  {
    weight: 4,
    en: `
      (rate|salary|pay|wage|compensation) (are|would|do|were) you (hoping|looking|expect-|after|need|want|like|have)
      do you (hold|have) (a |an )?(current|valid|active)
      are you (ok|okay|comfortable|fine) with
      ((would|do) you )?mind (sending|sharing|uploading|confirming|answering|telling|giving|resending)
      (send|share|upload|email|mail) (it|them|that|this) (again|once more|over again)
      (take home|takehome|home assignment|home task|coding task|work sample|code sample|writing sample)
      (your|a|the) solution 
      (still|are) (waiting|missing|lacking|need|needing) (for|on|a|your|the|to receive) 
      (doesn t|does not|didn t|did not|won t|isn t|couldn t) (open|load|work|download|attach|come through|include)
      (proof|copy|copies|scan) of (your|address|id|degree|qualification|employment|residence|work)
      to complete your (file|application|profile|record)
      (share|send|link) * (portfolio|github|samples|case stud-)
      (written|short|business|take home|small) case 
      (prepare|send|mail|email|submit|bring) (me |us )?* (slides|deck|presentation)
    `,
    de: `
      (ab wann|wann) (könntest|könnten|kannst|können|wärst|wären|wäre) (du|sie) 
      (wärst|wären|bist|sind) (du|sie) bereit
      (noch einmal|nochmal|nochmals|erneut) (schicken|senden|mailen|hochladen|zusenden|zuschicken|übersenden)
      (lässt sich|konnten|können|kann) * nicht (öffnen|lesen|laden|finden|herunterladen)
      (kurze frage|eine frage|eine sache|noch etwas|eine bitte|fragen vorab|rückfrage-)
    `,
    fr: `
      (pas|n avons pas|ne) (trouvé|reçu|retrouvé|pu ouvrir|s ouvre|joint) * (votre|vos|ton|diplôme|cv|dossier|pièce|lettre)
      (nous l envoyer|nous les envoyer|nous la transmettre|par retour)
      (pièce-|document-|justificatif-) (à|manquant-|nécessaire-) 
      (une|deux|dernière|petite) question-
    `,
    es: `
      (cuándo podrías|cuándo podría|qué salario|cuánto|qué rango|qué disponibilidad) (incorporar-|empezar|esperas|espera|te gustaría|comenzar|buscas|tienes)
      (qué salario|cuánto) (esperas|espera|buscas|pides|te gustaría)
      (nos vendría bien|nos gustaría|necesitaríamos) (ver|recibir|contar|tener|saber) 
      (un par de cosas|una cosa|una pregunta|una duda|dos cosas)
      (no (podemos|hemos podido|se puede)) (abrir|ver|descargar|leer) 
    `,
  },
  {
    en: `
      (question|questions|document-|form|test|portfolio|certificate|instead)
    `,
    de: `
      (frage|fragen|unterlagen|formular|test|zeugnis-|nachweis-)
    `,
    fr: `
      (question|questions|document-|formulaire|diplôme|pièce|justificatif-)
    `,
    es: `
      (pregunta-|documento-|formulario|título|prueba|certificado)
    `,
  },
]);

/** Phrases of a sender who needs time, and nothing from the person. */
export const DELAY = phrasesOf([
  {
    en: "(need|needs|require|requires) (a little |a bit |some |more |of )*time",
    de: "(etwas|ein wenig|mehr|noch) (zeit|geduld)",
    fr: "(un peu |plus |davantage )+de (temps|patience)",
    es: "(algo |un poco )?más (de )?tiempo",
  },
]);
