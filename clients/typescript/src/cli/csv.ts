/**
 * Returns the rows of a CSV file (RFC 4180) by the headings in its first line. Empty cells are left out.
 * @throws SyntaxError if a quoted cell has no end
 */
export function rowsOfCsv(text: string): Record<string, string>[] {
  const [headings = [], ...lines] = linesOf(text.replace(/^\uFEFF/, ""));
  return lines
    .filter((cells) => cells.some((cell) => cell !== ""))
    .map((cells) =>
      Object.fromEntries(
        headings.flatMap((heading, index) => (cells[index] ? [[heading.trim(), cells[index]]] : [])),
      ),
    );
}

function linesOf(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endLine = () => {
    lines.push([...line, cell]);
    line = [];
    cell = "";
  };
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? "";
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell === "") isQuoted = true;
    else if (character === ",") {
      line.push(cell);
      cell = "";
    } else if (character === "\n") endLine();
    else if (character !== "\r") cell += character;
  }
  if (isQuoted) throw new SyntaxError("A quoted cell in the CSV file isn't closed.");
  if (cell !== "" || line.length > 0) endLine();
  return lines;
}
