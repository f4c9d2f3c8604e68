import type { LanguagePhrases } from "./language.ts";

/** The most certain phrases in Polish, Czech, Ukrainian, and Russian. */
export const SLAVIC: readonly LanguagePhrases[] = [
  {
    language: "pl",
    hiring:
      "(stanowisk-|rekrut-|kandyd-|cv|życiorys-|zatrudni-|pracę|rozmow- (kwalifikacyjn-|rekrutacyjn-)|zapro- * na rozmow-|aplikacj- na)",
    confirmation: `
      (dziękujemy|dziękuję) * za (przesłanie|złożenie|wysłanie|nadesłanie|zainteresowanie|aplikacj-|aplikowanie|zgłoszeni-|udział|przesłan-|cv)
      (otrzymaliśmy|otrzymałam|otrzymałem) * (aplikacj-|zgłoszeni-|cv|dokument-)
      (aplikacj-|zgłoszeni-|cv) * (został- (pomyślnie )?(przyjęt-|wysłan-|przesłan-|zarejestrowan-|dostarczon-)|dotarł-|wpłynęł-)
      (potwierdz-) * (otrzymani-|przyjęci-|wpłynięci-|aplikacj-|zgłoszeni-)
    `,
    rejection: `
      (niestety|przykro|przykrością|tym razem) * (nie (został-|zakwalifikow-|wybra-|zdecydow-|przeszł-|przeszedł-|znalazł-|będziemy|możemy (zaprosić|zaproponować|zaoferować|kontynuować))|inn- (kandydat-|osob-)|odmown-|negatywn-)
      (wybraliśmy|wybrano|wybór|zdecydowaliśmy|zdecydowano|postanowiliśmy|kontynuować|kontynuujemy) * (inn- (kandydat-|osob-)|nie (kontynuować|kontynuujemy))
      nie (wybraliśmy|zakwalifikowa-|będziemy|możemy|zdecydowaliśmy|spełnia|został-) * (kandydatur-|aplikacj-|zgłoszeni-|proces-|rekrutacj-|kolejn-|dalsz-|wymaga-|współprac-|wybran-)
      (stanowisko|proces|rekrutacj-) * (obsadzon-|anulowan-|wstrzyman-|unieważnion-)
      (powodzenia|sukcesów) w * (poszukiwani-|karier-|rozwoju)
    `,
    interview: `
      (zaprosić|zapraszamy|zapraszam|zaproszenie|umówić|umówieni-|spotkać|porozmawiać|odbyć) * (rozmow-|spotkani-|wideorozmow-|telefon-|interview|online)
      rozmow- (kwalifikacyjn-|rekrutacyjn-|telefoniczn-|wstępn-|techniczn-) (odbędzie|w|we|na|z|o|online|dnia|jest)
      (pasuje|odpowiada|dogodn-|dostępn-|proponuj-|potwierdz-) * (termin-|godzin-|spotkani-|rozmow-)
      (chcielibyśmy|chciałabym|chciałbym|chętnie) * (poznać|porozmawiać|spotkać)
    `,
    moved: "(przełoż-|przesun-|przenie-|zmian- terminu|nowy termin|inny termin)",
    calledOff:
      "(rozmow-|spotkani-) * (odwołan-|odwołujemy|odwołać|anulowan-)\n(odwołać|odwołujemy|odwołuję|anulować) * (rozmow-|spotkani-)",
    offer: `
      (zaproponować|zaoferować|proponujemy|oferujemy) (ci |pani |panu |państwu )?* (stanowisk-|pracę|zatrudnieni-|współprac-|posad-)
      (przedstawi-|składamy|przesyłam-|przesłać) * (ofert- (zatrudnieni-|współprac-)|propozycj- (zatrudnieni-|współprac-)|umow- o pracę)
      umow- o pracę * (podpis-|załącz-|przesyłam-)
      gratul- * (stanowisk-|prac-|zespo-|ofert-|rekrutacj-)
    `,
    question: `
      (oczekiwani-|wymagani-) (finansow-|płacow-|co do wynagrodzenia)
      (okres- wypowiedzenia|termin- rozpoczęcia pracy|możliwości rozpoczęcia pracy|dat- rozpoczęcia)
      (prosimy|proszę|prośb-) * (wypełni-|uzupełni-|przesłan-|przesłać|dosłan-|dosłać|odpowied-|wykonan-|rozwiąz-|dostarcz-) * (formularz-|ankiet-|test-|zadani-|dokument-|cv|pytan-|referencj-|portfolio|certyfikat-|zgod-|dyplom-)
      (zadani- (rekrutacyjn-|testow-|technicz-)|test- (online|kompetencji|rekrutacyjn-|wiedzy))
    `,
    alert:
      "(nowe|najnowsze|polecane|podobne|dopasowane) (oferty|ogłoszenia)\n(kod|hasło) (weryfikacyjn-|jednorazow-|logowani-)\n(potwierdź|aktywuj|zweryfikuj) (swój |swoje )?(adres|konto|e mail)\n(newsletter|powiadomieni- o ofertach)",
    condition:
      "(jeśli|jeżeli|gdy|gdyby|w przypadku|o ile)\n(tylko |wyłącznie |jedynie )?z? ?(wybran-) (kandydat-|osob-)",
    ownApplication: "(aplikacj-|zgłoszeni-|kandydatur-|rekrutacj-|rozmow- (kwalifikacyjn-|rekrutacyjn-))",
  },
  {
    language: "cs",
    hiring: "(pozic-|pohovor-|životopis-|uchazeč-|kandidát-|výběrov-|nábor-|pracovn-|zaměstnán-)",
    confirmation: `
      (děkujeme|děkuji|děkujem) * (zájem|zaslání|odpověď|odpověd-|přihlášku|reagoval-|reakci|životopis-)
      (obdrželi|obdržela|přijali|dostali) * (životopis-|přihlášk-|odpověď|odpověd-)
      (životopis-|přihlášk-|odpověď) * (obdrželi|přijat-|odeslán-|doručen-|zaregistrován-|byl- přijat-)
      (potvrz-) * (přijetí|obdržení|životopis-|přihlášk-)
    `,
    rejection: `
      (bohužel|litujeme|mrzí) * (nepokrač-|nebyl- vybrán-|nevybral-|jin- (kandidát-|uchazeč-)|nemůžeme (nabídnout|pokračovat|pozvat)|nepostoup-|zamít-|neuspěl-|obsazen-|zrušen-)
      (dali|dáváme|dát) přednost (jin-|kandidát-|uchazeč-)
      (rozhodli|vybrali|zvolili) * (pro )?(jin-) (kandidát-|uchazeč-)
      (nepostupuj-|nepostoupil-|nebudeme pokračovat|nebyl- (vybrán-|zařazen-))
      (pozice|místo) * (obsazen-|zrušen-|pozastaven-)
    `,
    interview: `
      (pozvat|zveme|pozvánka|pozvání|domluvit|sjednat|potkat|setkat) * (pohovor-|schůzk-|setkání|rozhovor-|online|videohovor-)
      pohovor- (se|v|ve|na|dne|proběhne|je|bude|pondělí|úterý|středu|čtvrtek|pátek)
      (rádi|ráda|rád|chtěli) * (poznali|poznala|setkali|potkali|seznámili|popovídali)
      (hodí|vyhovuje|vyhovoval) * (termín-|pondělí|úterý|středa|středu|čtvrtek|pátek|čas)
    `,
    moved: "(přesun-|přelož-|odlož-|nový termín|jiný termín|náhradní termín|změn- termínu)",
    calledOff: "(pohovor-|schůzk-) * (zruš-|odvolán-)\n(zrušit|rušíme) * (pohovor-|schůzk-)",
    offer: `
      (nabídnout|nabízíme|nabídneme) (vám|ti) * (pozici|místo|práci|spolupráci|zaměstnání)
      (pracovní nabídk-|nabídk- (zaměstnání|spolupráce)|pracovní smlouv-) * (zasíl-|přilož-|příloz-|podeps-|podpis-|předlož-)
      (gratulujeme|blahopřejeme) * (pozic-|místo|vybral-|nabídk-)
      (příloz-|přikládám-|posílám-|zasílám-) * pracovní smlouv-
      (rozhodli|vybrali) * (pro vás|právě vás|pro tebe|právě tebe)
    `,
    question: `
      (platov-|mzdov-) (očekávání|představ-|požadavk-)
      (výpovědní lhůt-|termín nástupu|možný nástup|možného nástupu)
      (prosíme|prosím|prosíme vás) * (vyplň-|doplň-|zašl-|zaslání|odpověz-|vypracov-) * (dotazník-|test-|úkol-|dokument-|životopis-|otázk-|referenc-|formulář-)
    `,
    alert:
      "(nové|nová|podobné|doporučené) (nabídky|pozice|místa) (práce|pro|na)?\n(ověřovací kód|jednorázov- (kód|heslo)|newsletter|novinky)\n(potvrďte|ověřte|aktivujte) * (e mail|účet|adresu)",
    condition: "(pokud|jestliže|v případě|jakmile)\npouze * (vybran-|uchazeč-)",
    ownApplication: "(životopis-|přihlášk-|pohovor-|výběrov- řízení|vaš- (odpověď|reakc-))",
  },
  {
    language: "uk",
    hiring:
      "(ваканс-|співбесід-|резюме|посад-|позиці-|кандидат-|рекрут-|працевлаштуван-|зарплатн-|оффер|офер)",
    confirmation: `
      (дякуємо|дякую) * (відгук-|резюме|інтерес|зацікавлення|заявк-|відгукнул-|подал-|подач-)
      (отримали|отримано) * (резюме|відгук|заявк-|анкет-)
      (відгук|резюме|заявк-|анкет-) * (отрима-|надіслан-|прийнят-|зареєстрован-|розгляда-)
    `,
    rejection: `
      (на жаль|шкода|прикро|вимушені) * (не (готові|можемо|зможемо|обрали|пройшли|підходить|підійшл-|продовж-|маємо)|інш- кандидат-|відмов-|обрали іншого|закрит-)
      (обрали|зупинили|зробили|віддали) * (інш-) (кандидат-|людин-|фахівц-)
      (не готові|не можемо|вирішили не) * (продовж-|запропонувати|запросити|співпрац-)
      (вакансі-|позиці-) * (закрит-|заповнен-|вже закрил-|скасован-|призупинен-)
    `,
    interview: `
      (запрошуємо|запросити|запрошення|запрошую|домовитись|домовитися|призначити|провести) * (співбесід-|інтерв-|зустріч-|розмов-|дзвінок|дзвінк-)
      співбесід- (на|з|відбудеться|призначен-|у|в|о|заплановано)
      (хотіли|хочемо|раді|хотіла|хотів) * (поспілкуватис-|поспілкуватися|познайомитис-|познайомитися|зустрітис-|зустрітися)
      (зручно|зручний|підходить|влаштовує) * (час|понеділок|вівторок|середу|четвер|пятницю|зустріч-)
    `,
    moved: "(перенес-|перенос-|перенест-|змінити час|новий час|інший час|нова дата)",
    calledOff:
      "(співбесід-|зустріч-|інтерв-) * (скасова-|відміня-|відмін-|не відбудеться)\n(скасува-|скасовуємо|відмінити) * (співбесід-|зустріч-|інтерв-)",
    offer: `
      (запропонувати|пропонуємо) (вам|тобі) * (посад-|робот-|позиці-|оффер|офер)
      (оффер|офер|пропозиці- (про роботу|роботи|щодо роботи)|трудов- (договір|угод-))
      (вітаємо|раді) * (посад-|команд-|прийнят-|обрали вас)
    `,
    question: `
      (зарплатн-|фінансов-) (очікуван-|побажан-)
      (коли|чи) * (готові|зможете) (почати|приступити|розпочати)
      (просимо|прохання|будь ласка) * (заповн-|надішл-|надіслат-|виконат-|виконайте|дайте відповід-|відповіст-) * (анкет-|форм-|тест-|завдан-|документ-|питан-|запитан-|резюме|портфоліо|рекомендац-)
      тестов- завдан-
    `,
    alert:
      "(нові|свіжі|схожі|гарячі) ваканс-\n(код підтвердження|одноразов- (код|пароль)|розсилк-|дайджест)\n(підтвердіть|підтвердити) * (пошт-|акаунт|адрес-)",
    condition:
      "(якщо|у разі|в разі) (ваш-|ви|ми|резюме|позитивн-|відповідності|вашого)\n(лише|тільки) * кандидат-",
    ownApplication: "(ваш- (відгук-|резюме|заявк-|кандидатур-)|співбесід-|відгук-|ваканс-)",
  },
  {
    language: "ru",
    hiring:
      "(ваканс-|собеседован-|резюме|должност-|кандидат-|рекрут-|трудоустройств-|зарплатн-|отклик-|соискател-|оффер|предложени- о работе)",
    confirmation: `
      (спасибо|благодарим|благодарю) * (отклик-|резюме|интерес|заявк-|откликнул-|подал-)
      (получили|получен-) * (резюме|отклик|заявк-|анкет-)
      (отклик|резюме|заявк-|анкет-) * (получен-|отправлен-|принят-|зарегистрирован-|доставлен-|на рассмотрении)
    `,
    rejection: `
      (к сожалению|сожалеем|вынуждены) * (не (готовы|можем|сможем|прошли|подходит|подошл-|выбрали|продолж-|будем)|друг- кандидат-|отказ-|выбрали друг-|закрыт-)
      (выбрали|остановили|сделали|отдали|продолж-) * (друг-|ино-) (кандидат-|соискател-|человек-|специалист-)
      (не готовы|не можем|решили не) * (продолж-|предложить|пригласить|сотруднич-)
      (вакансия|позиция) * (закрыт-|заполнен-|отменен-|приостановлен-|снят-)
    `,
    interview: `
      (приглашаем|пригласить|приглашение|приглашаю|договориться|назначить|провести) * (собеседовани-|интервью|встреч-|беседу|разговор|звонок|созвон-)
      собеседовани- (на|с|состоится|назначен-|в|по|запланирован-)
      (хотели|хотим|рады|хотела|хотел) * (пообщаться|познакомиться|встретиться|побеседовать)
      (удобно|удобное|подходит|устроит) * (время|понедельник|вторник|среду|четверг|пятницу|встреч-)
    `,
    moved: "(перенес-|перенос-|перенест-|изменить время|новое время|другое время|новая дата)",
    calledOff:
      "(собеседовани-|встреч-|интервью) * (отмен-|не состоится)\n(отменить|отменяем|отменяется) * (собеседовани-|встреч-|интервью)",
    offer: `
      (предложить|предлагаем) вам * (должность|работу|позицию|место|оффер)
      (сделать|направляем|высылаем|отправляем) вам (предложение|оффер)
      (оффер|предложени- о работе|трудов- договор-|джоб оффер)
      (поздравляем|рады) * (должност-|команд-|принят-|выбрали вас)
    `,
    question: `
      (зарплатн-|финансов-) (ожидани-|пожелани-)
      (когда|ли) * (готовы|сможете) (приступить|начать|выйти)
      (просим|просьба|пожалуйста) * (заполн-|пришл-|прислать|выполн-|ответ-|отправ-) * (анкет-|форм-|тест-|задани-|документ-|вопрос-|резюме|портфолио|рекомендац-)
      тестов- задани-
    `,
    alert:
      "(новые|свежие|похожие|подходящие|горячие) ваканси-\n(код подтверждения|одноразов- (код|пароль)|рассылк-|дайджест)\n(подтвердите|подтвердить) * (почт-|аккаунт|адрес)",
    condition:
      "(если|в случае) (ваш-|вы|мы|резюме|положительн-|соответстви-|вашего)\n(только) * (кандидат-|соискател-)",
    ownApplication: "(ваш- (отклик-|резюме|заявк-|кандидатур-)|собеседовани-|отклик-|вакансию)",
  },
];
