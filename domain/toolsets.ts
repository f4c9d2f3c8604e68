/** The groups of tools, by purpose. Agents select them in the address of the tools. */
export const TOOLSETS = [
  "search",
  "tasks",
  "setup",
  "spreadsheet",
  "organization",
  "billing",
  "sandbox",
  "events",
] as const;
export type Toolset = (typeof TOOLSETS)[number];

/** Checks whether a text names a toolset. */
export function isToolset(text: string): text is Toolset {
  return (TOOLSETS as readonly string[]).includes(text);
}
