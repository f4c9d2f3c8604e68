import type { LanguagePhrases } from "./language.ts";

/** The most certain phrases in Swedish, Norwegian, Danish, and Finnish. */
export const NORDIC: readonly LanguagePhrases[] = [
  {
    language: "sv",
    hiring:
      "(ansök-|sökt|sökande|jobb-|intervju-|anställningsintervju-|rekryter-|kandidat-|anställning-|tjänsten)",
    confirmation: `
      (tack|tackar) * (ansökan|ansökt|sökt|sökte|intresse-)
      (mottagit|tagit emot|fått|fått in) (din|er|ditt) (ansökan|cv)
      ansökan * (mottagen|mottagits|registrerad|registrerats|inkommit|inskickad|skickad|skickats)
      (bekräftelse|bekräftar|kvittens) * ansökan
    `,
    rejection: `
      (tyvärr|beklagar) * (inte (gått|gå|går|fått|får|vidare|blivit|blev|valt|erbjuda|aktuell)|(en )?annan (sökande|kandidat|person)|(andra|övriga) (sökande|kandidater)|avslag|tillsatt)
      (gått|gå|går|valt att gå) vidare med (andra|en annan|några andra|övriga)
      (inte|ej) (att )?(gå|går|gått|komma|kommer|kommit|ta|tas|tagit) (att gå )?(dig |din ansökan )?vidare
      (valt|beslutat|bestämt) * (annan|andra|inte) (kandidat-|sökande|person|gå vidare)
      (tjänsten|rollen|jobbet|rekryteringen|uppdraget) * (tillsatt|tillsatts|avslutad|avslutats|avbruten|avbrutits|gått till|gick till)
      (tillsätta|tillsatt) (tjänsten|rollen|uppdraget) (internt|med)
      (inte|ej) (blivit |blev |bli )?(uttagen|utvald) (till|för)
      lycka till * (jobbsökande|fortsatta|framtida|sökande)
    `,
    interview: `
      (bjuda|bjuder|inbjudan|inbjuden|kallelse|kallas|välkommen|boka|bokat|bokad) * (intervju-|anställningsintervju|telefonsamtal|videosamtal|möte)
      (intervju|intervjun|anställningsintervju) (med|den|hos|på|via|kl|imorgon|måndag|tisdag|onsdag|torsdag|fredag)
      (vill|skulle vilja|hoppas|roligt) * (träffa|träffas|prata med|lära känna) (dig|er)
      passar (det |dig )*(måndag|tisdag|onsdag|torsdag|fredag|den|bra)
    `,
    moved:
      "(boka om|bokas om|bokats om|ombokad-|ombokning|ny tid|nytt datum|flytta|flyttas|flyttats|senarelägga|skjuta upp)",
    calledOff:
      "(intervju-|möte-|samtal-) * (ställs in|ställa in|ställts in|inställd|inställt|avbokad|avbokas|avboka)\n(ställa in|avboka) * (intervju-|möte-|samtal-)",
    offer: `
      (erbjuda|erbjuder) dig (en |ett )?(anställning|tjänst|tjänsten|jobb|jobbet|roll|rollen|position|positionen)
      erbjudande om (en )?(anställning|tjänst|jobb)
      (anställningsavtal|anställningsavtalet|anställningserbjudande|jobberbjudande|anställningskontrakt)
      du (har )?(fått|får) (jobbet|tjänsten|rollen)
    `,
    question: `
      (löneanspråk|lönekrav|löneönskemål|uppsägningstid|tillträdesdatum)
      (skicka|skicka in|bifoga|ladda upp|komplettera|inkomma) * (cv|personligt brev|betyg|referenser|intyg|arbetsprov|handlingar)
      (fyll i|besvara|svara på|göra|gör|genomföra|genomför|slutföra) * (formulär-|-test|tester|testet|testerna|enkät-|frågor|frågorna|arbetsprov-)
    `,
    alert:
      "(nya|lediga) (lediga )?(jobb|tjänster) (för|som|i|till|hos)\n(jobbevakning|jobbagent|nyhetsbrev|verifieringskod|engångskod)\n(bekräfta|verifiera) din (e post-|epost-|mejl-)",
    condition: "(om|ifall|när|såvida|skulle) (du|din|ditt|vi|det)\nendast * kandidater",
    ownApplication: "(ansökan|ansökt|intervju-|jobbsökande|rekryteringen|rekryteringsprocess-)",
  },
  {
    language: "nb",
    hiring:
      "(søknad-|søkt|søker-|stilling-|jobb-|intervju-|førstegangsintervju-|rekrutter-|kandidat-|ansettelse-)",
    confirmation: `
      (takk|takker) * (søknad-|søkt|interesse-)
      (mottatt|fått) (din |en )?søknad-
      søknad- * (er|har blitt|ble) (nå )?(mottatt|registrert|sendt|levert)
      (bekreftelse|bekrefter|kvittering) * (søknad-|mottatt)
    `,
    rejection: `
      (dessverre|beklager) * (ikke (gått|gå|går|fått|får|nådd|videre|blitt|blant|aktuell|tilby)|(en )?annen (søker|kandidat)|andre (søkere|kandidater)|avslag|besatt)
      (gått|gå|går|valgt å gå) videre med (andre|en annen|noen andre)
      ikke (å )?(gå|går|gått|bli|blitt|ta|tatt) (deg |din søknad )?videre
      ikke (er |blant |nådd |blitt )*(kandidatene|kandidaten|søkerne|opp|innstilt|utvalgt|aktuell)
      (valgt|besluttet|bestemt) * (annen|andre|ikke) (kandidat-|søker-|person|gå videre)
      (stillingen|jobben|rollen|rekrutteringen) * (besatt|tilsatt|avsluttet|trukket|gikk til|gått til)
      besatt (stillingen|jobben|rollen)
      lykke til * (jobbsøking-|videre|søken)
    `,
    interview: `
      (invitere|inviterer|invitasjon|innkalle|innkaller|innkalling|invitert|avtale|velkommen) * (intervju-|jobbintervju|førstegangsintervju|andregangsintervju|samtale|telefonsamtale)
      (intervju|intervjuet|jobbintervju) (med|den|hos|på|via|kl|i morgen|mandag|tirsdag|onsdag|torsdag|fredag)
      (vil|ønsker|gjerne|hyggelig) * (møte|treffe|prate med|bli kjent med|snakke med) (deg|dere)
      passer (det |deg )*(mandag|tirsdag|onsdag|torsdag|fredag|den|bra)
    `,
    moved: "(flytte|flyttes|flyttet|utsette|utsettes|utsatt|ny tid|nytt tidspunkt|ny dato|endre tidspunkt-)",
    calledOff:
      "(intervju-|møte-|samtale-) * (avlyst|avlyses|avlyse|kansellert|utgår)\n(avlyse|kansellere) * (intervju-|møte-|samtale-)",
    offer: `
      (tilby|tilbyr) deg (en |et )?(stilling|stillingen|jobb|jobben|rollen|ansettelse)
      (jobbtilbud|tilbud om (stilling|jobb|ansettelse)|arbeidskontrakt-|arbeidsavtale-|ansettelsesavtale-)
      du (har )?(fått|får) (jobben|stillingen)
    `,
    question: `
      (lønnskrav|lønnsforventning-|lønnsønske|oppsigelsestid|tiltredelse-)
      (sende|send|legge ved|laste opp|ettersende|supplere) * (cv|søknadsbrev|vitnemål|referanser|attester|arbeidsprøve|dokumentasjon)
      (fyll ut|fylle ut|besvare|svare på|gjennomføre|gjennomfør|ta) * (skjema-|test|tester|testen|testene|case-|spørsmål-|oppgave-)
    `,
    alert:
      "(nye|ledige) (ledige )?(jobber|stillinger) (for|som|i|til|hos)\n(jobbvarsel|jobbagent|nyhetsbrev|engangskode|bekreftelseskode)\nbekreft (din |e post-|epost-)+",
    condition: "(hvis|dersom|når|skulle) (du|din|vi|det)\n(kun|bare) * (kandidater|aktuelle)",
    ownApplication: "(søknad-|søkt|intervju-|jobbsøking-|rekrutteringsprosess-)",
  },
  {
    language: "da",
    hiring: "(ansøg-|stilling-|job-|rekrutter-|kandidat-|ansættelse-)",
    confirmation: `
      (tak|takker|mange tak) * (ansøgning-|ansøgt|søgt|interesse-)
      (modtaget|fået) (din |en )?ansøgning-
      ansøgning- * (er|blev) (nu )?(modtaget|registreret|sendt|afsendt)
      (bekræftelse|bekræfter|kvittering) * (ansøgning-|modtaget)
    `,
    rejection: `
      (desværre|beklager) * (ikke (gået|gå|går|fået|får|videre|blevet|blandt|aktuel|tilbyde|udvalgt)|(en )?anden (ansøger|kandidat)|andre (ansøgere|kandidater)|afslag|besat|gået til)
      (gået|gå|går|valgt at gå) videre med (andre|en anden|nogle andre)
      ikke (at )?(gå|går|gået|kommet|komme) (din ansøgning |dig )?videre
      (valgt|besluttet) * (anden|andre|ikke) (kandidat-|ansøger-|person|gå videre)
      (stillingen|jobbet|rollen|rekrutteringen) * (besat|afsluttet|annulleret|gået til|gik til)
      besat (stillingen|jobbet|rollen)
      (held og lykke|held) * (jobsøgning-|fremover|videre)
    `,
    interview: `
      (invitere|inviterer|invitation|indkalde|indkalder|inviteret|aftale|velkommen) * (samtale-|jobsamtale-|interview-|ansættelsessamtale-|telefonsamtale)
      (jobsamtale|jobsamtalen|ansættelsessamtale|ansættelsessamtalen)
      (vil|ønsker|gerne|dejligt) * (møde|tale med|lære dig at kende|høre mere om) (dig|jer)?
      passer (det |dig |tidspunktet )*(mandag|tirsdag|onsdag|torsdag|fredag|den|dig)
    `,
    moved:
      "(flytte|flyttes|flyttet|udskyde|udskydes|udsætte|udsat|ny tid|nyt tidspunkt|ny dato|ændre tidspunkt-)",
    calledOff:
      "(samtale-|jobsamtale-|interview-|møde-) * (aflyst|aflyses|aflyse|annulleret)\naflyse * (samtale-|interview-|møde-)",
    offer: `
      (tilbyde|tilbyder) dig (en |et )?(stilling|stillingen|job|jobbet|rollen|ansættelse)
      (jobtilbud|tilbud om (stilling|job|ansættelse)|ansættelseskontrakt-|ansættelsesaftale-)
      du (har )?(fået|får) (jobbet|stillingen)
    `,
    question: `
      (lønkrav|lønforventning-|lønønske|opsigelsesvarsel|opstartsdato)
      (sende|send|vedhæfte|uploade|eftersende|supplere) * (cv|ansøgning|eksamensbevis-|referencer|anbefalinger|arbejdsprøve|dokumentation)
      (udfyld|udfylde|besvare|svare på|gennemføre|gennemfør|tage) * (skema-|test|tests|testen|case-|spørgsmål-|opgave-|spørgeskema-)
    `,
    alert:
      "(nye|ledige) (ledige )?(job|jobs|stillinger) (til|som|i|hos|for)\n(jobagent|jobnyhedsbrev|nyhedsbrev|engangskode|bekræftelseskode)\nbekræft (din |e mail-|mail-)+",
    condition: "(hvis|såfremt|når|skulle) (du|din|vi|det)\nkun * (kandidater|udvalgte)",
    ownApplication: "(ansøgning-|ansøgt|jobsamtale-|samtale-|jobsøgning-|rekrutteringsproces-)",
  },
  {
    language: "fi",
    hiring:
      "(hakemu-|hakija-|haastattelu-|työhaastattelu-|työnha-|työpaik-|työtarjou-|työsopimu-|rekryt-|tehtävään)",
    confirmation: `
      (kiitos|kiitämme) * (hakemukse-|kiinnostukse-|mielenkiinno-|hakemisesta)
      (vastaanottaneet|saaneet|vastaanotimme|saimme) * hakemukse-
      hakemukse- * (saapunut|vastaanotettu|lähetetty|tallennettu|perillä)
    `,
    rejection: `
      (valitettavasti|pahoittelemme|ikävä kyllä) * (et (tullut|ole|tule|päässyt)|emme (valinneet|voi|jatka|etene|ole)|valinta (ei|on|kohdistui)|toise- (hakija-|henkilö-)|muihin (hakijoihin|ehdokkaisiin))
      (edetä|edenneet|jatkamaan|jatkaa|valinneet|valita|päädyimme|päätyneet) * (toise-|muiden|muita|muihin|muita) (hakija-|hakijoi-|ehdokka-|henkilö-)
      valinta (ei|on kohdistunut|kohdistui) * (sinuun tällä|toise-|muihin|kohdistunut sinuun)
      et (valitettavasti |tullut |tällä kertaa |ole |tule )*(valituksi|valittu|jatkoon)
      (tehtävä|tehtävään|paikka|rekrytointi) * (täytetty|valittu toinen|keskeytetty|peruttu)
      menestystä * (työnhakuu-|työnhaussa|jatkoon)
    `,
    interview: `
      (kutsua|kutsumme|kutsu|kutsun|tervetuloa|sopia) * (haastattelu-|työhaastattelu-|videohaastattelu-|puhelinhaastattelu-|tapaamise-)
      (haastattelu|haastattelusi|työhaastattelu) (on|pidetään|järjestetään|klo|maanantai-|tiistai-|keskiviik-|torstai-|perjantai-)
      (haluaisimme|haluamme|haluaisin|mukava) * (tavata|jutella|keskustella) 
      (sopisiko|sopiiko|käykö) * (maanantai-|tiistai-|keskiviik-|torstai-|perjantai-|klo|aika)
    `,
    moved: "(siirtää|siirretään|siirtyy|uusi aika|uuden ajan|uusi ajankohta|siirtämään)",
    calledOff:
      "(haastattelu-|tapaami-) * (peruttu|perutaan|peruuntuu|perua|peruutettu)\n(perua|peruuttaa|perumaan) * (haastattelu-|tapaami-)",
    offer: `
      (tarjota|tarjoamme|tarjoaisimme) sinulle * (tehtävä-|työtä|paikkaa|työpaikkaa|työsuhdetta)
      (työtarjous|työtarjoukse-|työsopimus|työsopimukse-)
      (sinut on valittu|valinta kohdistui sinuun|olet tullut valituksi)
    `,
    question: `
      (palkkatoive-|palkkatoivomu-|irtisanomisaika-|työnäyte-)
      (täytä|täyttämään|täyttää|vastaa|vastaamaan|tee|tekemään|suorita|toimita|toimittamaan|lähetä|lähettämään) * (lomake|lomakkee-|kysely-|testi-|todistu-|kysymyks-|liitteet|ansioluettelo-|tehtävä)
    `,
    alert:
      "(uusia|uudet|avoimet|avoimia) (avoimia )?(työpaikkoja|työpaikat)\n(työpaikkavahti|uutiskirje-|vahvistuskoodi|kertakäyttökoodi)\nvahvista (sähköpostiosoite-|tili-)",
    condition:
      "(jos|mikäli|kun) (sinut|hakemukse-|valitse-|etene-|tulet)\n(vain|ainoastaan) * (valittuihin|haastatteluun)",
    ownApplication: "(hakemu-|haastattelu-|työnhaku-|työnhau-|rekrytointiprosessi-)",
  },
];
