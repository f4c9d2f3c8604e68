import { expect, test } from "vitest";
import { nameOfPart, placeIn } from "./entry-place.ts";

const acme = { title: "Engineer", company: "Acme", description: null };
const lumen = { title: "Editor", company: "Lumen", description: null };
const verdant = { title: "Analyst", company: "Verdant", description: null };

test("an entry keeps its place while the list keeps its length, and is found again when others were added or removed", () => {
  const before = [acme, lumen];
  expect(placeIn([acme, { ...lumen, title: "Chief editor" }], before, 1)).toBe(1);
  expect(placeIn([lumen], before, 1)).toBe(0);
  expect(placeIn([verdant, acme, lumen], before, 1)).toBe(2);
  expect(placeIn([acme], before, 1)).toBe(-1);
});

test("a part's name follows its entry when another one is removed, and no other entry has it", () => {
  const name = nameOfPart([acme, lumen], 1, "description");
  expect(nameOfPart([lumen], 0, "description")).toBe(name);
  expect(nameOfPart([acme], 0, "description")).not.toBe(name);
  expect(nameOfPart([acme, lumen], 0, "description")).not.toBe(name);
});

test("a part's name doesn't depend on its own text, and differs from that of an entry with the same other parts", () => {
  const [junior, senior] = [
    { ...acme, title: "Junior" },
    { ...acme, title: "Senior" },
  ];
  expect(nameOfPart([{ ...acme, title: "Saved" }], 0, "title")).toBe(nameOfPart([acme], 0, "title"));
  expect(nameOfPart([junior, senior], 0, "title")).not.toBe(nameOfPart([junior, senior], 1, "title"));
});
