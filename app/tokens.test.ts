import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { STATUSES } from "#domain/values.ts";

// Tests computed colors, so that a new shade can't become unreadable.

type Theme = "light" | "dark";
type Token = { lightness: number; chroma: number; hue: number };

const css = await readFile(new URL("./tokens.css", import.meta.url), "utf8");
const pairs = css.matchAll(/--([\w-]+):\s*light-dark\(\s*oklch\(([^)]*)\),\s*oklch\(([^)]*)\)\s*\)/g);
const tokens = new Map(
  [...pairs].map(([, name, light, dark]) => [name, { light: parse(light), dark: parse(dark) }]),
);

function parse(text = ""): Token {
  const [lightness = 0, chroma = 0, hue = 0] = text.split("/")[0]?.trim().split(/\s+/).map(Number) ?? [];
  return { lightness, chroma, hue };
}

/** Converts oklch to linear sRGB (Björn Ottosson's matrices). */
function linear({ lightness, chroma, hue }: Token): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function luminance(name: string, theme: Theme): number {
  const token = tokens.get(name);
  if (!token) throw new Error(`There is no token --${name}.`);
  const [red, green, blue] = linear(token[theme]).map((part) => Math.min(1, Math.max(0, part)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(one: string, other: string, theme: Theme): number {
  const [darker = 0, lighter = 0] = [luminance(one, theme), luminance(other, theme)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const surfaces = ["canvas", "surface", "sunken", "raised", "hover"];
const themes: Theme[] = ["light", "dark"];

describe.each(themes)("colors of the %s theme", (theme) => {
  it.each(["ink", "ink-muted", "ink-faint", "accent-text", "danger-text"])(
    "%s is readable on every surface",
    (text) => {
      for (const surface of surfaces)
        expect(contrast(text, surface, theme), surface).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(STATUSES)("the status %s is readable on its own tint and on every sheet", (status) => {
    for (const surface of [`${status}-soft`, "canvas", "surface", "sunken", "raised"]) {
      expect(contrast(status, surface, theme), surface).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(["info", "success", "warning", "danger", "accent"])("a message in %s is readable", (tone) => {
    expect(contrast(`${tone}-text`, `${tone}-soft`, theme)).toBeGreaterThanOrEqual(4.5);
    expect(contrast("ink", `${tone}-soft`, theme)).toBeGreaterThanOrEqual(7);
  });

  it.each(["accent", "danger"])("the text on a button in %s is readable, hovered or not", (fill) => {
    expect(contrast(`on-${fill}`, fill, theme)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(`on-${fill}`, `${fill}-hover`, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it("outlines of fields and of focus stand out from their background", () => {
    for (const surface of ["canvas", "surface", "sunken", "raised"]) {
      expect(contrast("line-control", surface, theme), surface).toBeGreaterThanOrEqual(3);
      expect(contrast("focus", surface, theme), surface).toBeGreaterThanOrEqual(3);
    }
  });

  it("every color can be displayed on an ordinary screen", () => {
    for (const [name, token] of tokens) {
      for (const part of linear(token[theme])) {
        expect(part, name).toBeGreaterThan(-0.001);
        expect(part, name).toBeLessThan(1.001);
      }
    }
  });
});
