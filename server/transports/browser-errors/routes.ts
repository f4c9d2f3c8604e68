import { readFileSync } from "node:fs";
import path from "node:path";
import { processGlobal } from "#server/lib/process-global.ts";

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
