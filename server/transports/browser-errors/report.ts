import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { processGlobal } from "#server/lib/process-global.ts";

/** The report from a page (script.ts), which cuts it to these lengths. */
export const reportSchema = z.strictObject({
  kind: z.enum(["error", "rejection", "resource", "render"]),
  name: z.string().max(60),
  message: z.string().max(300),
  stack: z.string().max(1_500),
  components: z.string().max(1_500),
  digest: z.string().max(60),
  page: z.string().max(500),
  release: z.string().regex(/^[\w.+-]{1,80}$/),
  requestId: z.string().regex(/^[\w.-]{8,128}$/),
});
type Report = z.infer<typeof reportSchema>;

/** A page's error without personal data: positions in our scripts, component names, and words that engines use. */
export type BrowserError = Pick<Report, "kind" | "release" | "requestId"> & {
  readonly name: string;
  readonly message: string;
  readonly stack: readonly string[];
  readonly components: readonly string[];
  /** The digest in the server's log line about the error, if it came from there. */
  readonly digest: string | null;
  /** The page's route pattern, never its path, which may contain a secret; null if there is no such page. */
  readonly page: string | null;
};

const FRAMES = 8;
const COMPONENTS = 16;
const FRAME =
  /\/_next\/static\/(?:chunks|css)\/([\w.~-]{1,80}\.(?:js|css))(?:\?[\w=&.-]{0,80})?:(\d{1,7}):(\d{1,7})/;
const COMPONENT = /^\s*(?:at )?([\w$.]{1,60})/;
/** Errors that engines, browsers, React, and Next throw. The messages of other errors may contain a person's text. */
const ENGINE_ERROR =
  /^(Aggregate|Eval|Internal|Range|Reference|Syntax|Type|URI|ChunkLoad|Invariant|Abort|DataClone|HierarchyRequest|IndexSize|InvalidCharacter|InvalidState|Network|NotAllowed|NotFound|NotReadable|NotSupported|Operation|QuotaExceeded|Security|Timeout)?Error$/;

/** Reduces a report to the parts that may be logged. */
export function cleaned({
  kind,
  name,
  message,
  stack,
  components,
  digest,
  page,
  ...position
}: Report): BrowserError {
  const isResource = kind === "resource";
  return {
    kind,
    name: isResource ? name.replace(/^(?!script$|link$).*/s, "other") : nameOf(name),
    message: !isResource && ENGINE_ERROR.test(name) ? wordsOf(message) : "",
    stack: framesOf(stack).slice(0, FRAMES),
    components: components.split("\n").flatMap(componentOf).slice(0, COMPONENTS),
    digest: /^\d{1,12}$/.test(digest) ? digest : null,
    page: routeOf(page),
    ...position,
  };
}

/** Returns the error's class, or "other" if it doesn't look like one and may be data. */
function nameOf(name: string): string {
  return /^[A-Z][A-Za-z]{0,40}Error$|^Error$/.test(name) ? name : "other";
}

function framesOf(text: string): string[] {
  return text.split("\n").flatMap((line) => {
    const [, file, row, column] = FRAME.exec(line) ?? [];
    return file === undefined ? [] : [`${file}:${row}:${column}`];
  });
}

function componentOf(line: string): string[] {
  const name = COMPONENT.exec(line)?.[1];
  return name === undefined ? [] : [[name, ...framesOf(line)].join(" ")];
}

const QUOTED = /"[^"]*(?:"|$)|`[^`]*(?:`|$)|[“«][^”»]*(?:[”»]|$)|(?<!\w)'[^']*(?:'|$)/g;
const OMITTED = "…";
/** Words in lower case, numbers of React's errors, and the few capitalized names in engines' messages. */
const WORD = /^\(?([a-z]{1,20}|#\d{3}|React|JSON|URL|HTML|RSC|Node|Element|Document|Promise)[.,:;!?)]{0,2}$/;
const FIRST_WORD = /^[A-Z][a-z]{1,20}[.,:;]?$/;

/** Returns a message without quotations, addresses, numbers, and names. */
function wordsOf(message: string): string {
  const words = message.replace(QUOTED, ` ${OMITTED} `).split(/\s+/).filter(Boolean);
  const kept = words.map((word, index) =>
    WORD.test(word) || (index === 0 && FIRST_WORD.test(word)) ? word : OMITTED,
  );
  return kept.filter((word, index) => word !== OMITTED || kept[index - 1] !== OMITTED).join(" ");
}

/** Returns the route of a page by its path, such as `/reset/[token]`; null if the build has no such page. */
export function routeOf(pathname: string, routes: readonly string[] = builtRoutes()): string | null {
  const parts = partsOf(pathname);
  const fitting = routes.filter((route) => {
    const own = partsOf(route);
    return own.length === parts.length && own.every((part, index) => isOpen(part) || part === parts[index]);
  });
  return fitting.sort((a, b) => openPartsOf(a) - openPartsOf(b))[0] ?? null;
}

function partsOf(pathname: string): string[] {
  return pathname.split("/").filter(Boolean);
}

function isOpen(part: string): boolean {
  return part.startsWith("[");
}

function openPartsOf(route: string): number {
  return partsOf(route).filter(isOpen).length;
}

/** Returns every page of the build from Next's manifest; none in development. */
function builtRoutes(): readonly string[] {
  return processGlobal("built-routes", () => {
    try {
      const listed = readFileSync(path.join(".next", "app-path-routes-manifest.json"), "utf8");
      const routes = Object.entries<string>(JSON.parse(listed));
      return routes.flatMap(([file, route]) => (file.endsWith("/page") ? [route] : []));
    } catch {
      return [];
    }
  });
}
