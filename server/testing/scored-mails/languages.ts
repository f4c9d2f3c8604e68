import { type Fixture, mailOf } from "./mail.ts";

const NORTHWIND = "Northwind Robotics <talent@northwind-robotics.com>";
const seen = (name: string, kind: Fixture["kind"], subject: string, text: string): Fixture => ({
  name,
  kind,
  card: "northwind",
  raw: mailOf({ from: NORTHWIND, subject, text }),
});

/** An employer's email to a customer. */
const order = (name: string, subject: string, text: string): Fixture => ({
  name,
  kind: "other",
  card: null,
  raw: mailOf({ from: NORTHWIND, subject, text }),
});

/**
 * Some of the emails that the rules read wrong, among 212 that they hadn't seen, half of them in 22 other
 * languages.
 */
export const languages: readonly Fixture[] = [
  seen(
    "a Polish rejection",
    "rejection",
    "Zakończenie rekrutacji",
    "Szanowna Pani,\n\ndziękujemy za zgłoszenie na stanowisko Backend Engineer. Niestety tym razem zdecydowaliśmy się kontynuować proces z innymi kandydatami.",
  ),
  seen(
    "a Swedish interview",
    "interview",
    "Backend Engineer",
    "Hej Noor!\n\nTack för din ansökan. Vi vill gärna träffa dig för en intervju. Passar tisdag den 8 december kl 13.00?",
  ),
  seen(
    "a Norwegian rejection",
    "rejection",
    "Din søknad",
    "Hei,\n\nTakk for din søknad. Vi må dessverre meddele at du ikke er blant kandidatene vi går videre med.",
  ),
  seen(
    "a Danish confirmation",
    "confirmation",
    "Kvittering for ansøgning",
    "Kære Noor Haddad,\n\nMange tak for din ansøgning. Vi bekræfter hermed at have modtaget den.",
  ),
  seen(
    "a Finnish interview that is canceled",
    "interview",
    "Haastattelu",
    "Hei Noor,\n\nValitettavasti huominen haastattelu on peruttu. Palaamme asiaan uusien aikojen kanssa.",
  ),
  seen(
    "a Japanese rejection that wishes success",
    "rejection",
    "選考結果のご連絡",
    "Noor 様\n\n慎重に検討いたしました結果、誠に残念ながら今回はご期待に添えない結果となりました。今後のご活躍をお祈り申し上げます。",
  ),
  seen(
    "a Chinese invitation",
    "interview",
    "面试邀请",
    "Noor 您好:\n\n感谢您应聘我司职位。经过筛选,我们诚邀您参加面试。请回复确认是否参加。",
  ),
  seen(
    "a Korean offer",
    "offer",
    "최종 합격 안내",
    "Noor님, 축하드립니다! 최종 합격하셨습니다. 처우 조건을 첨부와 같이 제안드리오니 회신 부탁드립니다.",
  ),
  seen(
    "an Arabic invitation",
    "interview",
    "دعوة لإجراء مقابلة",
    "عزيزتي نور،\n\nيسرنا دعوتك لإجراء مقابلة عمل يوم الثلاثاء الساعة 10 صباحاً. يرجى تأكيد الحضور.",
  ),
  seen(
    "a Turkish rejection",
    "rejection",
    "Başvurunuz hakkında",
    "Sayın Noor Haddad,\n\nilginiz için teşekkür ederiz. Başvurunuz değerlendirilmiş olup maalesef bu aşamada olumlu sonuçlanmamıştır.",
  ),
  seen(
    "a Ukrainian confirmation",
    "confirmation",
    "Ваш відгук отримано",
    "Вітаємо!\n\nДякуємо за відгук на вакансію. Ми отримали ваше резюме та розглянемо його протягом тижня.",
  ),
  seen(
    "a Russian question",
    "question",
    "Ваш отклик",
    "Добрый день!\n\nСпасибо за отклик. Пожалуйста, напишите ваши зарплатные ожидания и когда вы готовы приступить к работе.",
  ),
  seen(
    "a role that a colleague gets",
    "rejection",
    "Your internal application",
    "Hi Noor,\n\nThank you for applying internally. After reviewing all applicants, the hiring manager has selected another colleague for the position.",
  ),
  seen(
    "a tentative offer",
    "offer",
    "Backend Engineer",
    "Dear Noor,\n\nYou have been tentatively selected for Backend Engineer. This tentative offer depends on a background check.",
  ),
  seen(
    "a demo lesson",
    "interview",
    "Next week",
    "Hi Noor, we enjoyed talking with you and would like to have you come in on Dec 8 for a 20-minute demo lesson.",
  ),
  order(
    "a Polish order",
    "Dziękujemy za zamówienie",
    "Dziękujemy za złożenie zamówienia. Twoje zamówienie zostało przyjęte.",
  ),
  order(
    "a Swedish appointment of a fitter",
    "Mätarbyte",
    "Passar det dig tisdag den 8 december? Vi byter din elmätare.",
  ),
  order(
    "a Japanese date of a repair",
    "修理日程のご案内",
    "修理の日程についてご連絡いたします。下記の候補日よりご都合のよい日時をお知らせください。",
  ),
  order("an Arabic order", "تم استلام طلبك", "شكراً لتسوقك معنا. لقد استلمنا طلبك وسيتم شحن المنتجات قريباً."),
];
