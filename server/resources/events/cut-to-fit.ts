import { LIMITS } from "#domain/limits.ts";
import type { Event } from "./contract.ts";

const { eventBytes, eventText } = LIMITS.requests;
/** Longer than an ID, so that no ID is cut. Even the largest resource fits if its texts are this short. */
const SHORTEST = 32;

/**
 * Returns the event. If it is too large, cuts the long texts of its resource until it fits. Names the cut fields, because a receiver that
 * overwrites its copy would lose the rest.
 */
export function cutToFit(event: Event): Event {
  let fitting = event;
  for (let most = eventText; most >= SHORTEST && isTooLarge(fitting); most /= 2) {
    const truncated: string[] = [];
    const resource = cutTexts(event.resource, { most, field: "", truncated }) as Event["resource"];
    fitting = { ...event, resource, truncated };
  }
  return fitting;
}

function isTooLarge(event: Event): boolean {
  return Buffer.byteLength(JSON.stringify(event)) > eventBytes;
}

type Cut = { readonly most: number; readonly field: string; readonly truncated: string[] };

/** Returns the value with its longer texts cut, and adds their fields to `truncated`. */
function cutTexts(value: unknown, cut: Cut): unknown {
  const { most, field, truncated } = cut;
  if (typeof value === "string") {
    if (value.length <= most) return value;
    truncated.push(field);
    // A cut never leaves half of a character.
    return `${value.slice(0, most).replace(/[\ud800-\udbff]$/, "")}…`;
  }
  if (typeof value !== "object" || value === null) return value;
  const part = (name: string | number, one: unknown) =>
    cutTexts(one, { ...cut, field: field === "" ? String(name) : `${field}.${name}` });
  if (Array.isArray(value)) return value.map((item, at) => part(at, item));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, part(name, one)]));
}
