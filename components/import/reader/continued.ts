type Cells = { headings: string[]; rows: string[][] };

/** How our XLSX export marks where a text was too long for a cell: at the end of one, and at the beginning of the next. */
const MARK = "…";

/** The cells with their broken texts whole: a column "notes (2)" whose every text goes on from its left neighbour's is part of that. */
export function withWholeTexts({ headings, rows }: Cells): Cells {
  const isRest = headings.map((heading, column) => {
    const left = headings[column - 1]?.replace(/ \(\d+\)$/, "");
    return /^(.+) \(\d+\)$/.exec(heading)?.[1] === left && rows.every((row) => goesOn(row, column));
  });
  if (!isRest.includes(true)) return { headings, rows };
  return {
    headings: headings.filter((_heading, column) => !isRest[column]),
    rows: rows.map((row) => {
      const whole: string[] = [];
      row.forEach((cell, column) => {
        const before = whole.at(-1) ?? "";
        if (!isRest[column]) whole.push(cell);
        else if (cell !== "")
          whole[whole.length - 1] = before.slice(0, -MARK.length) + cell.slice(MARK.length);
      });
      return whole;
    }),
  };
}

function goesOn(row: readonly string[], column: number): boolean {
  const cell = row[column] ?? "";
  return cell === "" || (cell.startsWith(MARK) && (row[column - 1] ?? "").endsWith(MARK));
}
