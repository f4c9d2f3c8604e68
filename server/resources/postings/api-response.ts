import type { PostingLink } from "#domain/posting-link.ts";
import { htmlToText } from "#server/lib/html-text.ts";
import { readTokens } from "#server/lib/html-tokens.ts";
import { asList, isObject, type Json, type JsonObject, textOf } from "./json-ld.ts";
import { amountOf, payOf } from "./pay.ts";
import { POSTING_APIS, type PostingApi } from "./posting-apis.ts";
import {
  dayOf,
  definedOf,
  type Fields,
  line,
  longText,
  modeOf,
  placeOf,
  workTypeOf,
} from "./posting-fields.ts";

/** Returns the fields of a posting from the response of its system's API; none if the response can't be read. */
export function readApiResponse(link: PostingLink, response: string): Fields {
  const api = POSTING_APIS[link.system];
  const posting = api && postingIn(api, parse(api, response), link.id);
  return api && posting ? fieldsOf(api, posting) : {};
}

function parse({ isXml }: PostingApi, response: string): Json {
  if (isXml) return readXml(response);
  try {
    return JSON.parse(response) as Json;
  } catch {
    return null;
  }
}

function postingIn({ list }: PostingApi, response: Json, id: string): JsonObject | null {
  const found = list
    ? asList(at(response, list.at)).find(
        (item) => isObject(item) && textOf(item[list.id])?.toLowerCase() === id,
      )
    : response;
  return isObject(found) ? found : null;
}

function fieldsOf(api: PostingApi, posting: JsonObject): Fields {
  const first = (paths: readonly string[] = []) =>
    paths.map((path) => textOf(at(posting, path))).find(Boolean);
  return definedOf({
    title: line(first(api.title)),
    companyName: line(first(api.company)),
    validThrough: dayOf(first(api.closes)),
    description: longText(descriptionIn(api, posting)),
    workMode: modeIn(api, posting),
    workType: api.type.map((path) => workTypeOf(at(posting, path))).find(Boolean),
    location: locationIn(api, posting),
    compensation: payIn(api, posting),
  });
}

function modeIn({ mode = [], flags = {} }: PostingApi, posting: JsonObject): Fields["workMode"] {
  const inWords = mode.map((path) => modeOf(at(posting, path))).find(Boolean);
  if (inWords) return inWords;
  return (["hybrid", "remote", "onsite"] as const).find((item) => {
    const path = flags[item];
    return path !== undefined && at(posting, path) === true;
  });
}

/** Returns the location from its structured fields; from its text if only the country is structured. */
function locationIn({ place, parts = {} }: PostingApi, posting: JsonObject): Fields["location"] {
  const text = place.map((path) => line(textOf(at(posting, path)))).find(Boolean);
  const location = definedOf(
    Object.fromEntries(Object.entries(parts).map(([name, path]) => [name, line(textOf(at(posting, path)))])),
  );
  const { country, ...rest } = location as NonNullable<Fields["location"]>;
  const complete =
    Object.keys(rest).length > 0 ? location : { ...placeOf(text), ...(country ? { country } : {}) };
  return Object.keys(complete).length > 0 ? complete : undefined;
}

function descriptionIn({ description }: PostingApi, posting: JsonObject): string {
  const texts = description.flatMap((path) => asList(at(posting, path)).map(sectionOf));
  return texts.filter((text) => text !== "").join("\n\n");
}

/** Returns a section of a description below its heading. */
function sectionOf(part: Json): string {
  if (!isObject(part)) return htmlToText(textOf(part) ?? "");
  const heading = isObject(part.text)
    ? ""
    : (textOf(part.title) ?? textOf(part.name) ?? (part.content ? textOf(part.text) : null) ?? "");
  const body = htmlToText(textOf(part.content) ?? textOf(part.value) ?? textOf(part.text) ?? "");
  return body === "" ? "" : [heading, body].filter((text) => text !== "").join("\n");
}

function payIn({ pay }: PostingApi, posting: JsonObject): Fields["compensation"] {
  if (!pay) return undefined;
  const entries = asList(at(posting, pay.at)).filter(isObject);
  const { where } = pay;
  const entry = where ? entries.find((item) => textOf(item[where[0]]) === where[1]) : entries[0];
  if (!entry) return undefined;
  const amount = (name: string) => {
    const given = amountOf(entry[name]);
    return given === undefined || !pay.inCents ? given : given / 100;
  };
  const [min, max] = [amount(pay.min), amount(pay.max)];
  const isOne = min !== undefined && min === max;
  const currency = textOf(entry[pay.currency])?.toUpperCase();
  const unit = textOf(entry[pay.period]);
  const period = unit !== null && pay.inCents && !/hour|year|annual|month|week/i.test(unit) ? null : unit;
  return payOf({ ...(isOne ? { amount: min } : { min, max }), currency, unit: period });
}

/** Returns the value at a path. In a list, such as Greenhouse's metadata, a step selects the entry with that name. */
function at(value: Json, path: string): Json {
  let current: Json = value;
  for (const name of path.split(".")) {
    if (Array.isArray(current)) {
      const named: Json | undefined = current.find((item) => isObject(item) && item.name === name);
      current = isObject(named) ? (named.value ?? null) : null;
    } else current = isObject(current) && Object.hasOwn(current, name) ? (current[name] ?? null) : null;
  }
  return current;
}

const DEPTH_MAX = 12;

/** Converts XML to the shape of JSON: elements become properties, and repeated elements a list. */
function readXml(xml: string): Json {
  const root: JsonObject = {};
  const stack: { name: string; node: JsonObject; text: string }[] = [{ name: "", node: root, text: "" }];
  const add = (node: JsonObject, name: string, value: Json) => {
    const before = Object.hasOwn(node, name) ? node[name] : undefined;
    if (name === "__proto__") return;
    if (Array.isArray(before)) before.push(value);
    else node[name] = before === undefined ? value : [before, value];
  };
  const text = (key: string) => {
    const top = stack.at(-1);
    if (top) top.text += key;
  };
  readTokens(xml, {
    isXml: true,
    onOpen(name, _attributes, _end, isClosed) {
      if (!isClosed && stack.length < DEPTH_MAX) stack.push({ name, node: {}, text: "" });
    },
    onText: text,
    onClose(name) {
      const top = stack.at(-1);
      const around = stack.at(-2);
      if (!top || !around || top.name !== name) return;
      stack.pop();
      add(around.node, name, Object.keys(top.node).length > 0 ? top.node : top.text.trim());
    },
  });
  return root;
}
