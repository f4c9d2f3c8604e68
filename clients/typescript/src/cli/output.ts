/** Writes a line to the terminal or the pipe. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Writes the rows as JSON if requested, otherwise in columns under their headings. */
export function show(rows: readonly Record<string, unknown>[], isJson: boolean | undefined): void {
  say(isJson ? JSON.stringify(rows, null, 2) : tableOf(rows));
}

function tableOf(rows: readonly Record<string, unknown>[]): string {
  const [first] = rows;
  if (!first) return "Nothing found.";
  const names = Object.keys(first);
  const lines = [names.map(headingOf), ...rows.map((row) => names.map((name) => cellOf(row[name])))];
  const widths = names.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  const padded = (line: string[]) => line.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join("  ");
  return lines.map((line) => padded(line).trimEnd()).join("\n");
}

function headingOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter}`).toUpperCase();
}

/** Titles come from people, web pages, and emails. Control characters in them, printed unchanged, would control the terminal. */
const CONTROL = /[\p{Cc}\p{Bidi_Control}]/gu;

function cellOf(value: unknown): string {
  if (value === true) return "yes";
  if (value === false || value === null || value === undefined) return "";
  return String(value).replace(CONTROL, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
