/** A line of a Dockerfile: its word, and what follows. */
export type Step = { readonly word: string; readonly rest: string };
type Stage = { readonly name: string; readonly steps: readonly Step[] };

/** The stages of a Dockerfile in their order; comments and escaped line ends are gone. */
export function stagesOf(text: string): Stage[] {
  const lines = text
    .split("\n")
    .filter((line) => !/^\s*#/.test(line))
    .join("\n")
    .replaceAll(/\\\n\s*/g, " ")
    .split("\n")
    .filter((line) => line.trim() !== "");
  const stages: { name: string; steps: Step[] }[] = [];
  for (const line of lines) {
    const [word = "", ...rest] = line.trim().split(" ");
    if (word === "FROM") stages.push({ name: /\bAS (\S+)/.exec(line)?.[1] ?? "", steps: [] });
    else stages.at(-1)?.steps.push({ word, rest: rest.join(" ").trim() });
  }
  return stages;
}

/** `A=1 B=2` as ENV takes them. */
export const variablesOf = (rest: string): Record<string, string> =>
  Object.fromEntries(rest.split(/\s+/).map((pair) => pair.split(/=(.*)/s).slice(0, 2)));

/** The words of the form that starts no shell: `["node", "server.js"]`. */
export const wordsOf = (rest: string): string[] => JSON.parse(rest.slice(rest.indexOf("["))) as string[];
