import { saveFile } from "#components/export/exported-file.ts";
import { csvOf } from "#domain/csv.ts";
import type { PanelModel } from "../panels/model.ts";

/** Saves a panel's table as CSV. No cell runs as a formula. */
export function saveCsv({ name, columns, rows }: PanelModel): void {
  const headings = columns.map(({ label }) => label);
  const lines = rows.map((row) => row.map(({ raw }) => raw));
  saveFile(`${name}.csv`, new Blob([csvOf([headings, ...lines])], { type: "text/csv;charset=utf-8" }));
}

/** The styles that a drawing's image must include, because the page's don't reach it. */
const STYLES = ["fill", "stroke", "stroke-width", "fill-opacity", "stroke-opacity", "opacity"] as const;
const TEXT_STYLES = ["font-size", "font-weight", "text-anchor", "paint-order"] as const;
const FONT = "system-ui, sans-serif";
const SCALE = 2;
const MARGIN = 24;
const HEADING = 64;

/**
 * Saves a chart as it looks on the page, in its theme, with its title and n above.
 * @throws if the browser can't draw it
 */
export async function savePng(
  svg: SVGSVGElement,
  { name, title, about }: { name: string; title: string; about: string },
): Promise<void> {
  const { width, height } = svg.getBoundingClientRect();
  const canvas = document.createElement("canvas");
  canvas.width = (width + 2 * MARGIN) * SCALE;
  canvas.height = (height + HEADING + 2 * MARGIN) * SCALE;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser draws no images");
  pen.scale(SCALE, SCALE);
  pen.fillStyle = color(svg, "--surface");
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.textBaseline = "top";
  pen.fillStyle = color(svg, "--ink");
  pen.font = `600 18px ${FONT}`;
  pen.fillText(title, MARGIN, MARGIN, width);
  pen.fillStyle = color(svg, "--ink-muted");
  pen.font = `14px ${FONT}`;
  pen.fillText(about, MARGIN, MARGIN + 26, width);
  pen.drawImage(await imageOf(svg, width, height), MARGIN, MARGIN + HEADING, width, height);
  const content = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!content) throw new Error("the image came out empty");
  saveFile(`${name}.png`, content);
}

/** Returns a token's color in the chart's theme. */
function color(within: Element, token: string): string {
  const probe = document.createElement("span");
  probe.style.color = `var(${token})`;
  within.parentElement?.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

async function imageOf(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = svg.querySelectorAll<SVGElement>("*");
  for (const [index, element] of copy.querySelectorAll<SVGElement>("*").entries()) {
    const original = originals[index];
    if (!original) continue;
    const computed = getComputedStyle(original);
    for (const style of STYLES) element.style.setProperty(style, computed.getPropertyValue(style));
    if (!original.matches("text, tspan")) continue;
    for (const style of TEXT_STYLES) element.style.setProperty(style, computed.getPropertyValue(style));
    element.style.fontFamily = FONT;
  }
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}
