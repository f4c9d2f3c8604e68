import { describe, expect, test } from "vitest";
import { countryCode, readPlace } from "./place-in-text.ts";
import { modeInTitle, statedMode } from "./work-mode-in-text.ts";

describe("a place is read from", () => {
  test.each([
    ["Berlin, Germany", { city: "Berlin", country: "Germany" }, null],
    ["Austin, TX 78701", { city: "Austin", state: "TX", postalCode: "78701" }, null],
    ["Austin, Texas, United States", { city: "Austin", state: "Texas", country: "United States" }, null],
    ["Remote - US", { country: "US" }, "remote"],
    ["US-Remote", { country: "US" }, "remote"],
    ["Remote, Germany", { country: "Germany" }, "remote"],
    ["Remote in Canada", { country: "Canada" }, "remote"],
    ["Remote", {}, "remote"],
    ["Remote (Europe)", {}, "remote"],
    ["London (Hybrid)", { city: "London" }, "hybrid"],
    ["Hybrid - London, UK", { city: "London", country: "UK" }, "hybrid"],
    ["Hybrid remote in Chicago, IL", { city: "Chicago", state: "IL" }, "hybrid"],
    ["New York, NY; San Francisco, CA", { city: "New York", state: "NY" }, null],
    ["10115 Berlin", { city: "Berlin", postalCode: "10115" }, null],
    ["München / Hamburg", { city: "München" }, null],
    ["Paris, France · Télétravail partiel", { city: "Paris", country: "France" }, "hybrid"],
    ["Madrid, España (Presencial)", { city: "Madrid", country: "España" }, "onsite"],
    ["Baden-Baden, Deutschland", { city: "Baden-Baden", country: "Deutschland" }, null],
    ["Singapore", { city: "Singapore" }, null],
    ["Gotham City, New Jersey", { city: "Gotham City", state: "New Jersey" }, null],
    ["Atlanta, Georgia", { city: "Atlanta", state: "Georgia" }, null],
    ["Hybrid work in Portland, OR", { city: "Portland", state: "OR" }, "hybrid"],
    ["US, CA, San Francisco", { city: "San Francisco", state: "CA", country: "US" }, null],
    ["Germany - Berlin", { city: "Berlin", country: "Germany" }, null],
    ["Anywhere in the US", { country: "US" }, null],
    [
      "United States-Iowa-Cedar Rapids",
      { city: "Cedar Rapids", state: "Iowa", country: "United States" },
      null,
    ],
    ["Helena, MT 1 vacancy", { city: "Helena", state: "MT" }, null],
    ["Geelong, Geelong & Great Ocean Road VIC", { city: "Geelong", state: "VIC" }, null],
    ["Austin TX", { city: "Austin", state: "TX" }, null],
    ["Altare (SV)", { city: "Altare", state: "SV" }, null],
    [
      "Kochi, Kerala (on-site, with three days in the villages)",
      { city: "Kochi", state: "Kerala" },
      "onsite",
    ],
    [
      "Gemeindehaus, Dorfplatz 1, 6212 Rüthiwil LU",
      { city: "Rüthiwil", state: "LU", postalCode: "6212" },
      null,
    ],
    ["本社工場(長野県諏訪市)※出社勤務", { city: "長野県諏訪市" }, "onsite"],
    ["🌏 Worldwide", {}, null],
    ["東京都渋谷区", { city: "東京都渋谷区" }, null],
  ])("%s", (text, place, mode) => {
    expect(readPlace(text)).toMatchObject({ place, mode });
    expect(readPlace(text).place).toEqual(place);
  });

  test("a country has one code, whichever language names it", () => {
    expect(["Germany", "Deutschland", "Allemagne", "Alemania", "ドイツ", "de"].map(countryCode)).toEqual(
      Array(6).fill("DE"),
    );
    expect(["France", "Russia", "Serbia"].map(countryCode)).toEqual(["FR", "RU", "RS"]);
    expect(countryCode("Berlin")).toBeNull();
  });
});

describe("a mode is stated by", () => {
  test.each([
    ["This is a fully remote position.", "remote"],
    ["We work in a hybrid model with 3 days a week in our office.", "hybrid"],
    ["Three days per week in the Berlin office are expected.", "hybrid"],
    ["Wir bieten 2 Tage Homeoffice pro Woche.", "hybrid"],
    ["100 % remote innerhalb Deutschlands", "remote"],
    ["Home-Office ist nicht möglich.", "onsite"],
    ["32 days of leave and up to two days of telework a week", "hybrid"],
    ["Mobiles Arbeiten an bis zu zwei Tagen in der Woche", "hybrid"],
    ["Je werkt hybride: de helft van de tijd op kantoor", "hybrid"],
    ["週2日は渋谷のオフィスに集まり、残りは在宅で働いています", "hybrid"],
    ["5 days a week from our Baner office", "onsite"],
    ["This role isn't eligible for remote work.", "onsite"],
    ["Poste en télétravail complet", "remote"],
    ["2 jours de télétravail par semaine", "hybrid"],
    ["Modalidad híbrida en Madrid", "hybrid"],
    ["Trabajo presencial en Sevilla", "onsite"],
    ["フルリモート可", "remote"],
    ["週3日出社", "hybrid"],
    ["原則出社となります", "onsite"],
    ["This role is on-site in Denver.", "onsite"],
  ])("%s", (text, mode) => {
    expect(statedMode(text)).toBe(mode);
  });

  test.each([
    "Build hybrid cloud platforms and hybrid mobile apps.",
    "Experience with remote teams and remote sensing.",
    "Our interviews are onsite. We have an onsite gym.",
    "Work-from-home stipend of $500; you'll support remote users.",
  ])("not by %s", (text) => {
    expect(statedMode(text)).toBeNull();
  });

  test.each([
    ["Nurse (Remote)", "remote"],
    ["Data Engineer - Hybrid", "hybrid"],
    ["Data Engineer (m/w/d), remote", "remote"],
    ["Remote Customer Support Specialist", "remote"],
    ["Remote Sensing Engineer", null],
    ["Senior Engineer, Remote Access Systems", null],
    ["Cook (m/f/d)", null],
    ["Engineer, Hybrid Cloud Infrastructure and Platform Services", null],
  ])("the title %s: %s", (title, mode) => {
    expect(modeInTitle(title)).toBe(mode);
  });
});
