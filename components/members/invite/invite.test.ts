import { expect, test } from "vitest";
import { seatsOnceAccepted } from "./invite.ts";

test("the forecast counts everyone who was invited before or is invited now, each once", () => {
  expect(seatsOnceAccepted(3, [], [])).toBe(3);
  expect(seatsOnceAccepted(3, ["kim@a.example", "lee@a.example"], ["Kim@a.example", "new@a.example"])).toBe(
    6,
  );
});
