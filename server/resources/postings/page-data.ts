import { listed } from "#domain/words-in-text.ts";
import { asList, isObject, type Json, type JsonObject, parse, textOf } from "./json-ld.ts";

const DEPTH_MAX = 14;
/** The maximum number of values that are searched in a page's scripts. */
const NODES_MAX = 20_000;
/** The maximum number of literals that are read, and the minimum length of one that can be a posting. */
const LITERALS_MAX = 40;
const LITERAL_MIN = 80;

/** The names of a posting's properties in the data of applications, by the property of a JobPosting (schema.org). */
const NAMES = {
  title: listed("title, jobtitle, positiontitle, postingtitle, name"),
  hiringOrganization: listed(
    "companyname, company, employer, employername, organization, hiringorganization",
  ),
  description: listed("description, jobdescription, externaldescription, content, body"),
  place: listed(
    "locations, location, joblocation, worklocations, worklocation, primarylocation, address, city, addresscity",
  ),
  jobLocationType: listed(
    "workplacetype, joblocationtypename, locationtype, workmode, worklocationoption, remotetype",
  ),
  employmentType: listed("employmenttype, typeofemployment, jobtype, contracttype, schedule"),
  pay: listed("compensationamount, salary, compensation, pay, payrange, salaryrange, basesalary"),
};
const PARTS = {
  addressLocality: listed("city, cityname, addresscity, town, locality, addresslocality"),
  addressRegion: listed(
    "state, region, province, statecode, addressstate, addressstateshortname, addressregion",
  ),
  addressCountry: listed("country, countrycode, countryname, addresscountry"),
  postalCode: listed("postalcode, zip, zipcode, postcode"),
};
const AMOUNT = {
  minValue: listed("from, min, minimum, minvalue, minamount, low"),
  maxValue: listed("to, max, maximum, maxvalue, maxamount, high"),
  currency: listed("currencycode, currency"),
  unitText: listed("frequency, period, interval, unit, unittext, per"),
};

/**
 * Returns the postings in the data of a page's scripts, in the shape of a JobPosting (schema.org). A posting is an object with a title, a
 * place, and a description or a company, as web apps keep it.
 */
export function postingsInPrograms(scripts: readonly string[]): JsonObject[] {
  const found: JsonObject[] = [];
  const left = { nodes: NODES_MAX, literals: LITERALS_MAX };
  for (const script of scripts)
    for (const literal of literalsIn(script, left)) search(parse(literal), 0, found, left);
  return found;
}

/** Returns the outermost objects in a script's text: the whole, or the literals that it assigns or passes. */
function literalsIn(script: string, left: { literals: number }): string[] {
  const literals: string[] = [];
  let depth = 0;
  let start = 0;
  // A quotation mark without an end belongs to the program.
  for (const { 0: mark, index } of script.matchAll(/"(?:[^"\\\n]|\\.)*"?|[{}]/g)) {
    if (mark.startsWith('"') || (mark === "}" && depth === 0)) continue;
    if (mark === "{" && depth === 0) start = index;
    depth += mark === "{" ? 1 : -1;
    // The body of a function isn't data; the literals in it are.
    if (depth === 1 && mark === "{" && !/^\{\s{0,99}["}]/.test(script.slice(start, start + 101))) depth = 0;
    if (depth > 0 || mark === "{" || index - start < LITERAL_MIN || left.literals === 0) continue;
    left.literals -= 1;
    literals.push(script.slice(start, index + 1));
  }
  return literals;
}

function search(node: Json, depth: number, found: JsonObject[], left: { nodes: number }): void {
  if (node === null || typeof node !== "object" || depth > DEPTH_MAX) return;
  if (isObject(node)) {
    const posting = postingOf(node);
    if (posting !== null) return void found.push(posting);
  }
  for (const name in node) {
    left.nodes -= 1;
    if (left.nodes < 0) return;
    search((node as Readonly<Record<string, Json>>)[name] ?? null, depth + 1, found, left);
  }
}

function postingOf(node: JsonObject): JsonObject | null {
  const at = reader(node);
  const [title, place, description] = [at(NAMES.title), at(NAMES.place), at(NAMES.description)];
  const [company, pay] = [at(NAMES.hiringOrganization), asList(at(NAMES.pay))[0]];
  if (typeof title !== "string" || place === undefined) return null;
  if (typeof description !== "string" && company === undefined) return null;
  const amount = isObject(pay) ? renamed(pay, AMOUNT) : null;
  return {
    title,
    hiringOrganization: company ?? null,
    description: typeof description === "string" ? description : null,
    jobLocation: isObject(asList(place)[0]) ? placeOf(place) : besides(node, textOf(place)),
    jobLocationType: textOf(at(NAMES.jobLocationType)),
    employmentType: textOf(at(NAMES.employmentType)),
    baseSalary: amount ? { currency: amount.currency ?? null, value: amount } : textOf(pay),
  };
}

/** Returns a place from a text, from the parts of an address, or from an object that has them. */
function placeOf(value: Json): Json {
  const [place] = asList(value);
  if (!isObject(place)) return textOf(place);
  const inner = reader(place)(["address"]);
  const address = renamed(isObject(inner) ? inner : place, PARTS);
  const parts = Object.fromEntries(Object.entries(address).map(([name, part]) => [name, codeOf(part)]));
  return Object.keys(parts).length > 0 ? { address: parts } : textOf(place);
}

/** Returns a place that is named as text, with the region and the country beside it. */
function besides(node: JsonObject, place: string | null): Json {
  const { addressLocality, ...parts } = renamed(node, PARTS);
  return addressLocality === place && Object.keys(parts).length > 0 ? placeOf(node) : place;
}

/** Returns a part of an address: a state by its code, because its name can be in any language. */
function codeOf(part: Json): Json {
  const code = isObject(part) ? textOf(reader(part)(["code"])) : null;
  return code !== null && code.length === 2
    ? code
    : textOf(isObject(part) ? (reader(part)(["name"]) ?? null) : part);
}

/** Returns an object with its properties under the names of schema.org. */
function renamed(node: JsonObject, names: Readonly<Record<string, readonly string[]>>): JsonObject {
  const at = reader(node);
  const entries = Object.entries(names).map(([name, given]) => [name, at(given)] as const);
  return Object.fromEntries(
    entries.filter(([, value]) => value !== undefined && value !== null),
  ) as JsonObject;
}

/** Returns a function that finds the first of several properties, whichever way their names are written. */
function reader(node: JsonObject): (names: readonly string[]) => Json | undefined {
  const values = new Map<string, Json>();
  for (const name in node) values.set(name.toLowerCase().replace(/[^a-z]/g, ""), node[name] ?? null);
  return (names) =>
    names.map((name) => values.get(name)).find((value) => value !== undefined && value !== null);
}
