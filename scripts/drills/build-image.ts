import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { chmod, cp, mkdir } from "node:fs/promises";
import path from "node:path";
import { projectFolder } from "../bootstrap/project.mjs";
import { runIn } from "./container.ts";

/** The runtime settings in the last stage of the Dockerfile. */
export type Image = {
  root: string;
  workdir: string;
  variables: Record<string, string>;
  user: string;
  volume: string;
  command: string[];
  healthcheck: string[];
  steps: number;
};

/** A line of a Dockerfile: its instruction and arguments. */
type Step = { readonly word: string; readonly args: string };

/**
 * Carries out every step of the Dockerfile, with a folder for each stage.
 * @throws on an unknown step, so that none is skipped
 */
export async function buildImage(programs: string, folder: string): Promise<Image> {
  const stages = stagesOf(readFileSync(path.join(projectFolder, "Dockerfile"), "utf8"));
  const nothing = { workdir: "/", variables: {}, user: "0:0", volume: "", command: [], healthcheck: [] };
  let image: Image | null = null;
  for (const [index, { name, steps }] of stages.entries()) {
    const root = path.join(folder, name || `stage-${index}`);
    await mkdir(root, { recursive: true });
    await chmod(root, 0o755);
    image = { ...nothing, root, steps: stages.flatMap((stage) => stage.steps).length };
    for (const step of steps) Object.assign(image, await runStep(programs, folder, image, step));
  }
  if (image === null) throw new Error("The Dockerfile has no stage.");
  return image;
}

/** Returns the stages of a Dockerfile in order, without comments and line continuations. */
function stagesOf(text: string) {
  const lines = text
    .split("\n")
    .filter((line) => !line.trimStart().startsWith("#"))
    .join("\n")
    .replaceAll(/\\\n\s*/g, " ")
    .split("\n")
    .filter((line) => line.trim() !== "");
  const stages: { name: string; steps: Step[] }[] = [];
  for (const line of lines) {
    const [word = "", ...rest] = line.trim().split(" ");
    if (word === "FROM") stages.push({ name: /\bAS (\S+)/.exec(line)?.[1] ?? "", steps: [] });
    else stages.at(-1)?.steps.push({ word, args: rest.join(" ").trim() });
  }
  return stages;
}

/** Returns the words of the exec form, which starts no shell: `["node", "server.js"]`. */
const wordsOf = (rest: string) => JSON.parse(rest.slice(rest.indexOf("["))) as string[];

/** Carries out a step. Returns the settings that it changes. */
async function runStep(
  programs: string,
  stages: string,
  image: Image,
  { word, args }: Step,
): Promise<Partial<Image>> {
  switch (word) {
    case "WORKDIR":
      await mkdir(path.join(image.root, args), { recursive: true });
      return { workdir: args };
    case "ENV": {
      const pairs = args.split(/\s+/).map((pair) => pair.split(/=(.*)/s).slice(0, 2));
      return { variables: { ...image.variables, ...Object.fromEntries(pairs) } };
    }
    case "COPY":
      await copyInto(stages, image, args);
      return {};
    case "RUN": {
      const { code, output } = await runIn(programs, image, ["sh", "-c", args]);
      if (code !== 0) throw new Error(`RUN ${args}: ended with ${code}\n${output.slice(-2_000)}`);
      return {};
    }
    case "USER":
      return { user: args };
    case "VOLUME":
      return { volume: args };
    case "CMD":
      return { command: wordsOf(args) };
    case "HEALTHCHECK":
      return { healthcheck: wordsOf(args) };
    case "EXPOSE":
      return {};
    default:
      throw new Error(`The drill doesn't support the Dockerfile's ${word}.`);
  }
}

async function copyInto(stages: string, { root, workdir }: Image, args: string): Promise<void> {
  const words = args.split(" ");
  const from = words.find((word) => word.startsWith("--from="))?.slice("--from=".length);
  const places = words.filter((word) => !word.startsWith("--"));
  const to = path.join(root, workdir, places.pop() ?? "");
  if (from !== undefined) {
    for (const place of places)
      await cp(path.join(stages, from, place), to, { recursive: true, verbatimSymlinks: true });
    return;
  }
  const context = filesOfContext();
  for (const place of places) {
    const files = place === "." ? context : context.filter((file) => file === place);
    if (files.length === 0) throw new Error(`COPY ${args}: there is no ${place}`);
    for (const file of files) {
      const target = place === "." ? path.join(to, file) : path.join(to, path.basename(file));
      await cp(path.join(projectFolder, file), target);
    }
  }
}

/** Returns the files that Git tracks in the project, except those that .dockerignore excludes. */
function filesOfContext(): string[] {
  const ignored = readFileSync(path.join(projectFolder, ".dockerignore"), "utf8").split("\n").filter(Boolean);
  const isIgnored = (file: string) =>
    file
      .split("/")
      .map((_, at, parts) => parts.slice(0, at + 1).join("/"))
      .some((part) => ignored.some((pattern) => path.matchesGlob(part, pattern)));
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"];
  const listed = execFileSync("git", args, { cwd: projectFolder, encoding: "utf8" })
    .split("\n")
    .filter(Boolean);
  return listed.filter((file) => !isIgnored(file));
}
