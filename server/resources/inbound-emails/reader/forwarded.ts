import { listed } from "#domain/words-in-text.ts";
import { plainWords } from "./plain-text.ts";

/** A forwarded or quoted email, with the headers that mail programs write above it. */
export type InnerHeaders = {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
};

/** The headers by their names in the supported languages, as plain words. */
const HEADERS: ReadonlyMap<string, "from" | "to" | "subject" | "date"> = new Map(
  (
    [
      [
        "from",
        listed(
          "From, Von, De, Expéditeur, Absender, Remitente, Da, Van, Fra, Från, Lähettäjä, Od, Від, От, Kimden, 差出人, 发件人, 寄件者, 보낸사람, 보낸 사람, من, מאת, Από, Feladó, Từ, Dari",
        ),
      ],
      [
        "to",
        listed(
          "To, An, À, Para, Destinataire, Empfänger, Cc, Kopie, A, Aan, Til, Till, Vastaanottaja, Do, Komu, Кому, Kime, 宛先, 收件人, 받는사람, 받는 사람, إلى, אל, Προς, Címzett, Către, Đến, Kepada",
        ),
      ],
      [
        "subject",
        listed(
          "Subject, Betreff, Objet, Asunto, Sujet, Assunto, Oggetto, Onderwerp, Emne, Ämne, Aihe, Temat, Předmět, Тема, Konu, 件名, 主题, 主旨, 제목, الموضوع, נושא, Θέμα, Tárgy, Subiect, Chủ đề, Perihal, Subjek",
        ),
      ],
      [
        "date",
        listed(
          "Date, Sent, Datum, Gesendet, Envoyé, Fecha, Enviado, Enviado el, Envoyé le, Data, Inviato, Verzonden, Dato, Sendt, Skickat, Lähetetty, Wysłano, Odesláno, Дата, Надіслано, Отправлено, Tarih, Gönderildi, 日時, 送信日時, 日期, 发送时间, 날짜, 보낸 날짜, التاريخ, תאריך, Ημερομηνία, Dátum, Trimis, Ngày, Tanggal",
        ),
      ],
    ] as const
  ).flatMap(([header, names]) => names.map((name) => [plainWords(name), header] as const)),
);
/** The maximum number of lines in a block of headers, including wrapped ones. */
const BLOCK_LINES = 14;
/** The maximum length of a header's name, including quote marks before it. */
const NAME_MAX = 30;
/** The prefixes of a forwarded email's subject. */
const FORWARD_MARK =
  /^(?:fwd?|wg|tr|rv|i|enc|vb|vl|pd|ynt|ilt|转发|轉寄|weitergeleitet|transféré|reenviado) ?[:：] ?/i;
const REPLY_MARK = /^(?:re|aw|antw|sv|res|r|odp|yan|回复|答复|回覆|답장)(?:\[\d{1,3}\])? ?[:：] ?/i;

/** Checks whether a subject has the prefix of a forwarded email. */
export const saysForwarded = (subject: string) => FORWARD_MARK.test(subject.trim());

/** Checks whether a subject has the prefix of a reply. */
export const saysReply = (subject: string) => REPLY_MARK.test(subject.trim());

/** Returns a subject without the prefixes of replies and forwards. */
export function bareSubject(subject: string): string {
  let bare = subject.trim();
  for (let round = 0; round < 5; round += 1)
    bare = bare.replace(FORWARD_MARK, "").replace(REPLY_MARK, "").trim();
  return bare.trim();
}

/** Finds the first email with headers inside a text, and the text above it. */
export function forwardedIn(text: string): { above: string; inner: InnerHeaders } | null {
  const lines = text.split("\n");
  for (const [index, line] of lines.entries()) {
    if (headerOf(line)?.name !== "from") continue;
    // Thunderbird writes the subject and the date above the sender.
    const others = lines.slice(Math.max(0, index - BLOCK_LINES), index).reverse();
    const above = others.findIndex((other) => !headerOf(other));
    const start = index - (above === -1 ? others.length : above);
    const found = readBlock(lines.slice(start, start + BLOCK_LINES));
    if (!found) continue;
    const body = lines.slice(start + found.length).map((rest) => rest.replace(/^\s*(?:>\s?)+/, ""));
    return {
      above: lines.slice(0, start).join("\n"),
      inner: { ...found.headers, text: body.join("\n").trim() },
    };
  }
  return null;
}

function headerOf(line: string): { name: "from" | "to" | "subject" | "date"; value: string } | null {
  const colon = line.indexOf(":");
  if (colon < 1 || colon > NAME_MAX) return null;
  const name = HEADERS.get(plainWords(line.slice(0, colon)));
  const value = line
    .slice(colon + 1)
    .replace(/[*_]/g, " ")
    .trim();
  return name ? { name, value } : null;
}

/** Reads a block of headers. It must have a sender, and a subject or a date. */
function readBlock(lines: readonly string[]) {
  const headers = { from: "", to: "", subject: "" };
  let seen = 0;
  let length = 0;
  for (const [index, line] of lines.entries()) {
    const header = headerOf(line);
    if (header) {
      seen += 1;
      length = index + 1;
      if (header.name !== "date" && headers[header.name] === "") headers[header.name] = header.value;
    } else if (line.replace(/[>\s]/g, "") === "" && seen > 1) break;
    else if (index - length > 1) break;
  }
  // A time, as in "From: 10:00", isn't a sender.
  return seen >= 2 && /^\D/.test(headers.from) && (headers.subject !== "" || seen >= 3)
    ? { headers, length }
    : null;
}

/** The endings of the line above a quoted email, such as "On Monday, Ana wrote:". */
const QUOTE_ENDS = listed(
  "wrote:, schrieb:, a écrit :, a écrit:, escribió:, escreveu:, ha scritto:, schreef:, skrev:, kirjoitti:, pisze:, napisał(a):, napsal(a):, пише:, пишет:, yazdı:, 写道：, 写道:, 작성:, كتب:, έγραψε:, a scris:, írta:, đã viết:, menulis:",
);
const QUOTE_MAX = 400;

/** Checks whether a line introduces a quoted email. The line can be wrapped into the next one. */
function introducesQuote(line: string, next: string): boolean {
  if (line.length + next.length > QUOTE_MAX) return false;
  const [one, both] = [line, `${line} ${next}`].map((text) =>
    text.replaceAll("\u00a0", " ").trim().toLowerCase(),
  );
  const isStart = /^(?:on|am|le|el)\s/.test(one ?? "") || /[<@]/.test(both ?? "");
  return isStart && QUOTE_ENDS.some((end) => one?.endsWith(end) || both?.endsWith(end));
}

const ORIGINAL_MARK =
  /^\s*[-_]{2,}\s?(?:original message|ursprüngliche nachricht|message d'origine|mensaje original|original-nachricht|message original)/i;

/** The line above a copy of the person's own text in a confirmation. */
const COPY_MARK =
  /^.{0,40}(?:copy of (?:your|the) (?:application|message|answers)|kopie (?:ihrer|deiner) (?:bewerbung|nachricht|angaben)|copie de (?:votre|ta) (?:candidature|message)|copia de (?:tu|su) (?:candidatura|solicitud|mensaje))|^\s*(?:cover letter|your (?:message|answers)|anschreiben|(?:ihre|deine) nachricht|lettre de motivation|carta de presentación)\s*:/i;

/**
 * Returns a text without quoted emails, with or without their headers, and without a copy of the person's own text.
 */
export function withoutQuotes(text: string): string {
  const lines = text.split("\n");
  const start = lines.findIndex((line) => line.trim() !== "");
  const end = lines.findIndex(
    (line, index) =>
      ORIGINAL_MARK.test(line) ||
      (index > start && COPY_MARK.test(line)) ||
      introducesQuote(line, lines[index + 1] ?? "") ||
      (index > start &&
        headerOf(line)?.name === "from" &&
        readBlock(lines.slice(index, index + BLOCK_LINES)) !== null),
  );
  const own = (end === -1 ? lines : lines.slice(0, end)).filter((line) => !/^\s*>/.test(line));
  return own.join("\n").trim();
}
