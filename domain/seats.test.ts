import { expect, test } from "vitest";
import { seatWarning, suggestedSeats } from "./seats.ts";

const use = (used: number, total: number) => ({ used, total });

test("owners are warned once at 90% of the seats, and once when the seats are exceeded", () => {
  expect(seatWarning(use(88, 100), use(89, 100))).toBeNull();
  expect(seatWarning(use(89, 100), use(90, 100))).toBe("nearly_full");
  expect(seatWarning(use(90, 100), use(100, 100))).toBeNull();
  expect(seatWarning(use(100, 100), use(101, 100))).toBe("over");
  expect(seatWarning(use(101, 100), use(102, 100))).toBeNull();
  expect(seatWarning(use(3, 20), use(3, 2))).toBe("over");
});

test("no one is warned about seats when nothing gets worse, or when no one uses any", () => {
  expect(seatWarning(use(101, 100), use(95, 100))).toBeNull();
  expect(seatWarning(use(0, 5), use(0, 0))).toBeNull();
});

test("the suggested seats cover all current and invited members, minus the complimentary seats", () => {
  expect(suggestedSeats({ used: 7, pending: 12, complimentary: 5 })).toBe(14);
  expect(suggestedSeats({ used: 1, pending: 0, complimentary: 5 })).toBe(1);
});
