import { phrasesOf } from "../phrase.ts";

/** The most certain phrases of each kind in Portuguese, Italian, and Dutch. Other emails in these languages have no kind. */
export const MORE = {
  confirmation: phrasesOf([
    {
      weight: 4,
      pt: `
        (recebemos|recebida|recebido) (a |o )?(sua |seu |tua |teu )?(candidatura|inscrição|currículo)
        (candidatura|inscrição) * (recebida|enviada|realizada|confirmada|registrada|em análise)
        (obrigad-|agradecemos) * (candidatura|candidatar|inscrição|interesse)
      `,
      it: `
        (abbiamo|ho) (correttamente )?ricevuto (la )?(tua|sua|vostra) (candidatura|domanda)
        (candidatura|domanda) * (ricevuta|inviata|registrata|in fase di valutazione)
        (grazie|ringraziamo) * (candidatura|candidarti|candidarsi|interesse)
        conferma (di )?ricezione
      `,
      nl: `
        (bedankt|dank|hartelijk dank) (je |u |jullie )?(wel )?voor (je|uw|jouw|het|de) (sollicitatie|interesse|reactie|belangstelling)
        (sollicitatie|cv) * (ontvangen|binnengekomen|verzonden|verstuurd)
        (hebben|heb) (je|uw|jouw) (sollicitatie|cv) * ontvangen
      `,
    },
  ]),
  rejection: phrasesOf([
    {
      weight: 4,
      pt: `
        não (seguiremos|seguirá|avançaremos|avançará|prosseguiremos|daremos|iremos|vamos|será possível|foi|fomos) * (candidatura|processo|vaga|selecionad-|aprovad-|etapa|fase|continuidade|prosseguimento|contigo|você)
        (optamos|decidimos|decidiu|escolhemos|optou) * (por|com|avançar|seguir|prosseguir) * (outr- (candidat-|pessoa-|perfil|perfis|profissiona-)|não)
        (candidatura|perfil) não (foi|será|avançou|seguirá) 
        (vaga|posição|processo) * (preenchida|encerrada|encerrado|cancelada|cancelado|suspensa|suspenso|congelada)
      `,
      it: `
        (abbiamo|ha|si è) (deciso|scelto|preferito|optato) * (altr- (candidat-|profil-|person-|risors-)|non)
        (proseguire|procedere|continuare) * con (altr-|un altro|un altra)
        non (possiamo|potremo|siamo in grado|proseguiremo|procederemo|intendiamo) * (proseguire|procedere|candidatura|selezione|oltre|offrirti|offrirle|profilo)
        (candidatura|profilo) non (è stat-|risulta|è in linea|è stato selezionat-)
        non (è|sei|è stat-|sei stat-|risulta) * (selezionat-|scelto|scelta|idone-)
        (scelta|decisione) * (ricaduta|caduta|orientata) su
        (posizione|selezione) (è stata|è) (chiusa|coperta|sospesa|annullata)
      `,
      nl: `
        (niet|geen) (met (je|jou|u) )?(verder|door|in aanmerking|uitgenodigd|uitnodigen|uit te nodigen|geselecteerd|gekozen|doorgaan)
        (niet|geen) * (verder (te )?(gaan|gaat|met)|in behandeling|door naar|match|passend-)
        (gekozen|besloten|kiezen|gaan verder|keuze|voorkeur) * (andere|ander|een andere) (kandidaat|kandidaten|sollicitant-|profiel-)
        (vacature|functie|positie) (is|werd) (inmiddels |al |intern |helaas )*(vervuld|ingevuld|gesloten|ingetrokken)
        (helaas|jammer) * (afwijzen|afgewezen|afwijzing|teleurstellen|geen goed nieuws|niet (geworden|gelukt))
      `,
    },
  ]),
  interview: phrasesOf([
    {
      weight: 4,
      pt: `
        (convid-|convite|agendar|agendada|marcar|confirmad-) * (entrevista|conversa|bate papo|reunião)
        (entrevista) (com|agendada|confirmada|marcada|online|por|será|remarcada|cancelada)
        (horários|disponibilidade|horário) (disponíveis|para|de) 
        (gostaríamos|queremos|adoraríamos) * (conhecer|conversar|entrevistar)
      `,
      it: `
        (invit-|fissare|fissiamo|organizzare|confermare|programmare|sostenere) * (colloquio|colloqui|videochiamata|incontro|intervista)
        (colloquio) (conoscitivo|con|di|telefonico|tecnico|fissato|confermato|online|è|rimandato|annullato)
        (disponibil-|disponibilità) (per|a) (un |una |il )?(colloquio|videochiamata|incontro|chiamata)
        (piacerebbe|vorremmo|desideriamo) * (conoscerti|conoscerla|conoscerci|incontrarti|incontrarla|parlare)
      `,
      nl: `
        (nodigen|uitnodigen|uitnodiging|uit te nodigen|uitgenodigd) * (gesprek|kennismaking|interview|kennismakingsgesprek|sollicitatiegesprek)
        (kennismakingsgesprek|sollicitatiegesprek|eerste gesprek|tweede gesprek|videogesprek)
        (wanneer|welke dag|welk moment|welke tijd) * (schikt|uitkomt|beschikbaar|past|komt het)
        (graag|leuk) * (kennismaken|kennis maken|leren kennen|te ontmoeten)
      `,
    },
  ]),
  offer: phrasesOf([
    {
      weight: 4,
      pt: `
        (proposta|oferta) (de trabalho|de emprego|de contratação|salarial|em anexo)
        (prazer|felizes|contentes) * (oferecer|proposta|contratar)
      `,
      it: `
        (proposta|offerta|lettera) (di (lavoro|assunzione|impegno|contratto)|contrattuale)
        (lieti|felici|piacere) * (offrirti|offrirle|proporti|proporle|assumerti|assumerla)
      `,
      nl: `
        (arbeidsovereenkomst|arbeidscontract|contractvoorstel|arbeidsvoorwaarden) * (bijlage|bijgevoegd|ondertekenen|tekenen|aanbieden|voorstel)
        te kunnen aanbieden
        (blij|verheugd|graag) * (aanbieden|aan te bieden|een aanbod|in dienst)
      `,
    },
  ]),
  condition: phrasesOf([
    {
      weight: 1,
      pt: `
        (se|caso|quando) (o |a )?(seu|sua|você|teu|tua|houver|for)
        (apenas|somente) (os|as|candidat-)
      `,
      it: `
        (se|qualora|quando|nel caso) (il |la |in cui )?(tuo|tua|suo|sua|ci|il|sarai|saremo|dovesse)
        (solo|soltanto|esclusivamente) (i|le|candidat-)
      `,
      nl: `
        (als|indien|mocht|wanneer) (je|jouw|uw|u|er|we|wij)
        (alleen|enkel) (de |geselecteerde )?kandidaten
      `,
    },
  ]),
  ownApplication: phrasesOf([
    {
      weight: 1,
      pt: "(candidatura|inscrição|processo seletivo)",
      it: "(candidatura|selezione|colloquio)",
      nl: "(sollicitatie|sollicitatiegesprek)",
    },
  ]),
} as const;
