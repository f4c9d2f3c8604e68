import type { LanguagePhrases } from "./language.ts";

/** The most certain phrases in Portuguese, Italian, and Dutch. */
export const WESTERN: readonly LanguagePhrases[] = [
  {
    language: "pt",
    hiring:
      "(vaga|vagas|candidat-|emprego|contratação|contratar|recrutamento|proposta de (trabalho|emprego)|cargo|processo seletivo|currículo|entrevista)",
    confirmation: `
      (recebemos|recebida|recebido) (a |o )?(sua |seu |tua |teu )?(candidatura|inscrição|currículo)
      (candidatura|inscrição) * (recebida|enviada|realizada|concluída|finalizada|confirmada|registrada|em análise)
      (recebid-|realizada|enviada|concluída|registrada) com sucesso
      (obrigad-|agradecemos) * (candidatura|candidatar|inscrição|interesse)
    `,
    rejection: `
      não (seguiremos|seguirá|avançaremos|avançará|prosseguiremos|daremos|iremos|vamos|será possível|foi|fomos) * (candidatura|processo|vaga|selecionad-|aprovad-|etapa|fase|continuidade|prosseguimento|contigo|você)
      (optamos|decidimos|decidiu|escolhemos|optou) * (por|com|avançar|seguir|prosseguir) * (outr- (candidat-|pessoa-|perfil|perfis|profissiona-)|não)
      (seguir-|prosseguir-|avançar-|continuar-) * com (outr- |os )*(candidat-|pessoa-|perfis|profissiona-)
      (candidatura|perfil) não (foi|será|avançou|seguirá) 
      (vaga|posição|processo) * (preenchida|encerrada|encerrado|cancelada|cancelado|suspensa|suspenso|congelada)
    `,
    interview: `
      (convid-|convite|agendar|agendada|marcar|confirmad-) * (entrevista|conversa|bate papo|reunião)
      (entrevista) (com|agendada|confirmada|marcada|online|por|será|remarcada|cancelada)
      (horários|disponibilidade|horário) (disponíveis|para|de) 
      (gostaríamos|queremos|adoraríamos) * (conhecer|conversar|entrevistar)
    `,
    moved: "(remarca-|reagenda-|adia-|novo horário|nova data|novo dia)",
    calledOff:
      "(entrevista|reunião|conversa) * (cancelad-|desmarcad-|cancelar|desmarcar)\n(cancelar|desmarcar) * (entrevista|reunião|conversa)",
    offer: `
      (aprovad-|selecionad-) para (a |o )?(vaga|cargo|posição)
      carta proposta
      (proposta|oferta) (de trabalho|de emprego|de contratação|salarial|em anexo)
      (prazer|felizes|contentes) * (oferecer|proposta|contratar)
    `,
    question: `
      (pretensão|expectativa) (salarial|de salário)
      (aviso prévio|data de início|disponibilidade para (início|iniciar|começar|viajar|mudança))
      (por favor|pedimos|solicitamos|gentileza|precisamos|poderia) * (preench-|envi-|complet-|respond-|realiz-|anex-) * (formulário|teste|documento-|questionário|perguntas|currículo|certificado-|portfólio|desafio|avaliação)
      (teste|desafio|avaliação) (online|técnico|técnica|de lógica|de perfil|comportamental) 
    `,
    alert:
      "(novas|novos|vagas|oportunidades) (vagas|empregos|oportunidades|de emprego|recomendad-|para você|semelhantes) \n(alerta de (vagas|emprego)|código de (verificação|acesso|confirmação)|boletim|cancelar (a )?inscrição)",
    condition: `
      (se|caso|quando) (o |a )?(seu|sua|você|teu|tua|houver|for)
      (apenas|somente) (os|as|candidat-)
    `,
    ownApplication: "(candidatura|inscrição|processo seletivo)",
  },
  {
    language: "it",
    hiring:
      "(candidat-|posizione|ruolo|lavoro|assunzione|assumer-|colloqui-|selezione|curriculum|prova (tecnica|pratica))",
    confirmation: `
      (abbiamo|ho) (correttamente )?ricevuto (la )?(tua|sua|vostra) (candidatura|domanda)
      (candidatura|domanda) * (ricevuta|inviata|registrata|in fase di valutazione)
      (grazie|ringraziamo) * (candidatura|candidarti|candidarsi|interesse)
      conferma (di )?ricezione
    `,
    rejection: `
      (abbiamo|ha|si è) (deciso|scelto|preferito|optato) * (altr- (candidat-|profil-|person-|risors-)|non)
      (proseguire|procedere|continuare) * con (altr-|un altro|un altra)
      non (possiamo|potremo|siamo in grado|proseguiremo|procederemo|intendiamo) * (proseguire|procedere|candidatura|selezione|oltre|offrirti|offrirle|profilo)
      (candidatura|profilo) non (è (stat-|risultat-|in linea)|risulta)
      non (è|sei|è stat-|sei stat-|risulta) * (selezionat-|scelto|scelta|idone-)
      (scelta|decisione) * (ricaduta|caduta|orientata) su
      (posizione|selezione) * (è stata|è) (chiusa|coperta|sospesa|annullata|assegnata|affidata)
      a (un|una) altr- (candidat-|person-|risors-)
    `,
    interview: `
      (invit-|fissare|fissiamo|organizzare|confermare|programmare|sostenere) * (colloquio|colloqui|videochiamata|incontro|intervista)
      (colloquio) (conoscitivo|con|di|telefonico|tecnico|fissato|confermato|online|è|rimandato|annullato)
      (disponibil-|disponibilità) (per|a) (un |una |il )?(colloquio|videochiamata|incontro|chiamata)
      (piacerebbe|vorremmo|desideriamo) * (conoscerti|conoscerla|conoscerci|incontrarti|incontrarla|parlare)
    `,
    moved: "(rimanda-|rinvia-|sposta-|posticip-|nuova data|nuovo orario|riprogramm-)",
    calledOff:
      "(colloquio|incontro|videochiamata|appuntamento) * (annullat-|cancellat-|annullare|disdett-)\n(annullare|cancellare|disdire) * (colloquio|incontro|videochiamata|appuntamento)",
    offer: `
      (proposta|offerta|lettera) (di (lavoro|assunzione|impegno|contratto)|contrattuale)
      (lieti|felici|piacere) * (offrirti|offrirle|proporti|proporle|assumerti|assumerla)
    `,
    question: `
      (aspettative|pretese|richiesta) (economic-|retributiv-|salarial-)
      (periodo di preavviso|data di inizio|disponibilità (a|ad) (iniziare|trasferir-|viaggiare|inizio))
      (preghiamo|chiediamo|prego|cortesemente|gentilmente|potrebbe|potresti|per favore) * (compilare|compila-|inviar-|invi-|completar-|complet-|rispond-|allegar-|svolger-) * (modulo|test|documenti|documentazione|questionario|domande|cv|curriculum|certificat-|prova|portfolio)
      (test|prova|questionario) (online|tecnic-|attitudinal-|pratica|logic-)
    `,
    alert:
      "(nuove|nuovi|altre|ultime) (offerte|annunci|opportunità) (di lavoro|per te|simili|consigliat-)?\n(avviso (di )?lavoro|codice di (verifica|sicurezza|accesso|conferma)|annulla (l )?iscrizione)",
    condition: `
      (se|qualora|quando|nel caso) (il |la |in cui )?(tuo|tua|suo|sua|ci|il|sarai|saremo|dovesse)
      (solo|soltanto|esclusivamente) (i|le|candidat-)
    `,
    ownApplication: "(candidatura|selezione|colloquio)",
  },
  {
    language: "nl",
    hiring:
      "(sollicit-|vacature-|functie-|salaris-|opzegtermijn|baan|arbeids-|kandida-|kennismaking-|aanbod|dienst)",
    confirmation: `
      (bedankt|dank|hartelijk dank) (je |u |jullie )?(wel )?voor (je|uw|jouw|het|de) (sollicitatie|interesse|reactie|belangstelling)
      (sollicitatie|cv) * (ontvangen|binnengekomen|verzonden|verstuurd)
      (hebben|heb) (je|uw|jouw) (sollicitatie|cv) * ontvangen
    `,
    rejection: `
      (niet|geen) (met (je|jou|u) )?(verder|door|in aanmerking|uitgenodigd|uitnodigen|uit te nodigen|geselecteerd|gekozen|doorgaan)
      (niet|geen) * (verder (te )?(gaan|gaat|met)|in behandeling|door naar|match|passend-)
      (gekozen|besloten|kiezen|gaan verder|keuze|voorkeur) * (andere|ander|een andere) (kandidaat|kandidaten|sollicitant-|profiel-)
      (vacature|functie|positie) (is|werd) (inmiddels |al |intern |helaas )*(vervuld|ingevuld|gesloten|ingetrokken)
      (helaas|jammer) * (afwijzen|afgewezen|afwijzing|teleurstellen|geen goed nieuws|niet (geworden|gelukt))
    `,
    interview: `
      (nodigen|uitnodigen|uitnodiging|uit te nodigen|uitgenodigd) * (gesprek|kennismaking|interview|kennismakingsgesprek|sollicitatiegesprek)
      (kennismakingsgesprek|sollicitatiegesprek|eerste gesprek|tweede gesprek|videogesprek)
      (wanneer|welke dag|welk moment|welke tijd) * (schikt|uitkomt|beschikbaar|past|komt het)
      (graag|leuk) * (kennismaken|kennis maken|leren kennen|te ontmoeten|in gesprek)
      (schikt|past|komt|lukt) (het|dat|je|jou|u) (je |jou |u )?(om |op |dan )?(maandag|dinsdag|woensdag|donderdag|vrijdag|morgen|volgende week)
      (langs (te )?komen|kom langs) 
    `,
    moved:
      "(verzet-|verplaats-|verschuiv-|verschov-|nieuwe datum|nieuw tijdstip|ander moment|uitgesteld|uitstellen)",
    calledOff:
      "(gesprek|kennismakingsgesprek|sollicitatiegesprek|afspraak|interview) * (afgezegd|afzeggen|geannuleerd|annuleren|vervalt|gaat niet door)\n(annuleren|afzeggen) * (gesprek|afspraak|interview)",
    offer: `
      (arbeidsovereenkomst|arbeidscontract|contractvoorstel|arbeidsvoorwaarden) * (bijlage|bijgevoegd|ondertekenen|tekenen|aanbieden|voorstel)
      te kunnen aanbieden
      (ons|een|dit|het) aanbod (voor|van|om|als) (de |het |een )?(functie|baan|positie|rol|dienst|contract|dienstverband|team)
      bruto (maandsalaris|jaarsalaris|salaris)
      (blij|verheugd|graag) * (aanbieden|aan te bieden|een aanbod|in dienst)
    `,
    question: `
      (salarisindicatie|salarisverwachting-|salariswens-|opzegtermijn|startdatum|gewenst salaris)
      (wil je|wilt u|kun je|kunt u|zou je|graag|gelieve|vragen|verzoeken) * (invul-|in te vullen|opsturen|op te sturen|aanleveren|aan te leveren|maken|te maken|beantwoord-|toestur-|upload-|nastur-) * (formulier|assessment|test|document-|diploma-|vragen|cv|referenties|opdracht|casus|vragenlijst)?
      (formulier|assessment|test|document-|diploma-|vragen|opdracht|casus|vragenlijst) * (invul-|in te vullen|opsturen|aanleveren|maken|te maken|beantwoord-|toestur-|upload-)
    `,
    alert:
      "(nieuwe|passende|aanbevolen|vergelijkbare) (vacatures|banen)\n(vacature alert|jobalert|nieuwsbrief|verificatiecode|uitschrijven)\n(bevestig|verifieer) (je|uw|jouw) (e mail-|account)",
    condition: `
      (als|indien|mocht|wanneer) (je|jouw|uw|u|er|we|wij)
      (alleen|enkel) (de |geselecteerde )?kandidaten
    `,
    ownApplication: "(sollicitatie|sollicitatiegesprek)",
  },
];
