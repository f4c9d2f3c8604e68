import { LIMITS } from "#domain/limits.ts";
import type { PortalChange } from "./actions.ts";

const SEATS_MAX = LIMITS.requests.seats;

/** Returns what a form of the portal page asks for, or null if its button is unknown or its number of seats invalid. */
export function portalChange(form: FormData): PortalChange | null {
  const seats = Number(form.get("seats"));
  switch (form.get("wish")) {
    case "seats":
      return Number.isInteger(seats) && seats >= 1 && seats <= SEATS_MAX ? { seats } : null;
    case "monthly":
      return { interval: "monthly" };
    case "annual":
      return { interval: "annual" };
    case "endLater":
      return { renews: false };
    case "keep":
      return { renews: true };
    case "fail":
      return { payment: "fails" };
    case "succeed":
      return { payment: "succeeds" };
    case "endNow":
      return { ends: "now" };
    default:
      return null;
  }
}
