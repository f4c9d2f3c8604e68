import { plainWords } from "./plain-text.ts";

/** The headers of an email as a program writes them above an email that it forwards or quotes. */
export type InnerHeaders = {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
};

/** The names of headers in the languages that are read, as `plainWords` gives them. */
const HEADERS: Readonly<Record<string, "from" | "to" | "subject" | "date">> = Object.fromEntries(
  (
    [
      ["from", ["From", "Von", "De", "Expéditeur", "Absender", "Remitente"]],
      ["to", ["To", "An", "À", "Para", "Destinataire", "Empfänger", "Cc", "Kopie"]],
      ["subject", ["Subject", "Betreff", "Objet", "Asunto", "Sujet"]],
      [
        "date",
        ["Date", "Sent", "Datum", "Gesendet", "Envoyé", "Fecha", "Enviado", "Enviado el", "Envoyé le"],
      ],
    ] as const
  ).flatMap(([header, names]) => names.map((name) => [plainWords(name), header])),
);
/** The most lines of a block of headers, with those that were wrapped. */
const BLOCK_LINES = 14;
/** The most characters of a header's name, with the marks of a quote before it. */
const NAME_MAX = 30;
/** The marks before a subject that say that an email was forwarded. */
const FORWARD_MARK = /^(?:fwd?|wg|tr|rv|i|enc|weitergeleitet|transféré|reenviado) ?: ?/i;
const REPLY_MARK = /^(?:re|aw|antw|sv|res|r)(?:\[\d{1,3}\])? ?: ?/i;

/** Checks whether a subject says that its email was forwarded. */
export const saysForwarded = (subject: string) => FORWARD_MARK.test(subject.trim());

/** Checks whether a subject says that its email is a reply. */
export const saysReply = (subject: string) => REPLY_MARK.test(subject.trim());

/** Returns a subject without the marks of replies and forwards. */
export function bareSubject(subject: string): string {
  let bare = subject.trim();
  for (let round = 0; round < 5; round += 1)
    bare = bare.replace(FORWARD_MARK, "").replace(REPLY_MARK, "").trim();
  return bare.trim();
}

/** Finds the first email that a text contains with its headers, and what was written above it. */
export function forwardedIn(text: string): { above: string; inner: InnerHeaders } | null {
  const lines = text.split("\n");
  for (const [index, line] of lines.entries()) {
    if (headerOf(line)?.name !== "from") continue;
    const found = readBlock(lines.slice(index, index + BLOCK_LINES));
    if (!found) continue;
    const body = lines.slice(index + found.length).map((rest) => rest.replace(/^\s*(?:>\s?)+/, ""));
    const above = lines.slice(0, index).join("\n");
    return { above, inner: { ...found.headers, text: body.join("\n").trim() } };
  }
  return null;
}

function headerOf(line: string): { name: "from" | "to" | "subject" | "date"; value: string } | null {
  const colon = line.indexOf(":");
  if (colon < 1 || colon > NAME_MAX) return null;
  const name = HEADERS[plainWords(line.slice(0, colon))];
  const value = line
    .slice(colon + 1)
    .replace(/[*_]/g, " ")
    .trim();
  return name ? { name, value } : null;
}

/** Reads a block of headers, which has at least a sender, and a subject or a date. */
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

/** The ends of the line above a quoted mail, such as "On Monday, Ana wrote:". */
const QUOTE_ENDS = ["wrote:", "schrieb:", "a écrit :", "a écrit:", "escribió:"];
const QUOTE_MAX = 400;

/** Checks whether a line, or two that were wrapped, introduce a quoted mail. */
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

/** The lines above a copy of the person's own text, which systems add to a confirmation. */
const COPY_MARK =
  /^.{0,40}(?:copy of (?:your|the) (?:application|message|answers)|kopie (?:ihrer|deiner) (?:bewerbung|nachricht|angaben)|copie de (?:votre|ta) (?:candidature|message)|copia de (?:tu|su) (?:candidatura|solicitud|mensaje))|^\s*(?:cover letter|your (?:message|answers)|anschreiben|(?:ihre|deine) nachricht|lettre de motivation|carta de presentación)\s*:/i;

/**
 * Returns a text without the emails that it quotes, with a line above each or with their headers, and without a copy of the person's own
 * text.
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
