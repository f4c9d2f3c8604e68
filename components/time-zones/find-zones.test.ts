import { rawTimeZones } from "@vvo/tzdb";
import { describe, expect, test } from "vitest";
import { isPlacesZone, nameToday } from "#domain/time-zones.ts";
import { findZones } from "./find-zones.ts";
import { MORE_CITIES } from "./more-cities.ts";

const KNOWN = new Set(Intl.supportedValuesOf("timeZone"));
const namesFor = (text: string) => findZones(text, rawTimeZones, KNOWN).map(({ name }) => name);

describe("a time zone is found", () => {
  test.each([
    ["PST", "America/Los_Angeles"],
    ["pdt", "America/Los_Angeles"],
    ["ET", "America/New_York"],
    ["CET", "Europe/Berlin"],
    ["BST", "Europe/London"],
    ["BST", "Asia/Dhaka"],
    ["India", "Asia/Kolkata"],
    ["IST", "Asia/Kolkata"],
    ["IST", "Asia/Jerusalem"],
    ["IST", "Europe/Dublin"],
    ["Bengaluru", "Asia/Kolkata"],
    ["san fran", "America/Los_Angeles"],
    ["Sao Paulo", "America/Sao_Paulo"],
    ["new york", "America/New_York"],
    ["New_York", "America/New_York"],
    ["Europe/Ber", "Europe/Berlin"],
    ["Pacific time", "America/Los_Angeles"],
    ["Germany", "Europe/Berlin"],
    ["utc", "UTC"],
    ["GMT+2", "Europe/Berlin"],
    ["utc+5:30", "Asia/Kolkata"],
    ["-0330", "America/St_Johns"],
    ["Bangalore", "Asia/Kolkata"],
    ["Seattle", "America/Los_Angeles"],
  ])("for %j: %s", (text, zone) => {
    expect(namesFor(text)).toContain(zone);
  });

  test("first when the text is its abbreviation", () => {
    expect(namesFor("PST")[0]).toBe("America/Los_Angeles");
    expect(namesFor("CST")[0]).toBe("America/Chicago");
  });

  test("first when the text is the full name of its country, before cities that begin with it", () => {
    expect(namesFor("India")[0]).toBe("Asia/Kolkata");
    expect(namesFor("Indiana")[0]).toMatch(/^America\//);
  });

  test.each(Object.keys(MORE_CITIES))(
    "by each city that we add to %s, and the zone is part of the data",
    (zone) => {
      const data = rawTimeZones.find(({ name }) => name === zone);
      expect(data).toBeDefined();
      for (const city of MORE_CITIES[zone] ?? []) {
        const [found] = findZones(city, rawTimeZones, KNOWN);
        expect(data?.group, city).toContain(found?.name);
        expect(data?.mainCities).not.toContain(city);
      }
    },
  );

  test("by its own city, even if it shares its clock with a larger one", () => {
    const [found] = findZones("Detroit", rawTimeZones, KNOWN);
    expect(found).toMatchObject({ name: "America/Detroit", place: "Detroit, United States" });
  });
});

test("every suggested zone is known to the browser and belongs to a place", () => {
  for (const { name, abbreviation, countryName } of rawTimeZones) {
    for (const text of [name, abbreviation, countryName]) {
      for (const found of namesFor(text))
        expect([text, found, isPlacesZone(found)]).toEqual([text, found, true]);
    }
  }
});

test.each(["EST", "CET", "MST", "PST8PDT", "Etc/GMT+5", "GMT", "nowhere", ""])(
  "%j isn't taken for a place",
  (name) => {
    expect(isPlacesZone(name)).toBe(false);
  },
);

test("a zone that was renamed has the name that people use today", () => {
  expect(nameToday("Asia/Calcutta")).toBe("Asia/Kolkata");
  expect(nameToday("Europe/Kiev")).toBe("Europe/Kyiv");
  expect(nameToday("Europe/Oslo")).toBe("Europe/Oslo");
});
