/** A line of a Dockerfile: its instruction and arguments. */
export type Step = { readonly word: string; readonly rest: string };
type Stage = { readonly name: string; readonly steps: readonly Step[] };

/** Returns the stages of a Dockerfile in order, without comments and line continuations. */
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

/** Returns the variables in ENV arguments such as `A=1 B=2`. */
export const variablesOf = (rest: string): Record<string, string> =>
  Object.fromEntries(rest.split(/\s+/).map((pair) => pair.split(/=(.*)/s).slice(0, 2)));

/** Returns the words of the exec form, which starts no shell: `["node", "server.js"]`. */
export const wordsOf = (rest: string): string[] => JSON.parse(rest.slice(rest.indexOf("["))) as string[];
