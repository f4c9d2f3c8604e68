import { CalendarDateTime, toZoned } from "@internationalized/date";
import ICAL from "ical.js";
import { isTimeZone } from "#domain/time-zones.ts";
import { offsetIn, type Zones, zonesIn } from "#server/lib/icalendar.ts";

/** The maximum number of busy times, and of repeats that are expanded for one event. */
const TIMES_MAX = 2_000;
const REPEATS_MAX = 20_000;

/** A time at which someone is busy, in Unix seconds. */
export type BusyTime = [from: number, to: number];

/** The period to read, in Unix seconds, and the time zone of times without one. */
export type Period = { readonly from: number; readonly to: number; readonly timeZone: string };

/**
 * Returns the busy times of a calendar (RFC 5545), in order and merged. Expands recurring events. Skips canceled events and events that
 * are marked as free.
 * @throws if the text isn't a calendar
 */
export function busyTimes(text: string, period: Period): BusyTime[] {
  const calendar = ICAL.Component.fromString(text);
  if (calendar.name !== "vcalendar") throw new Error("The text isn't a calendar.");
  const zones = zonesIn(text);
  const events = calendar.getAllSubcomponents("vevent").filter(isBusy);
  const [changed, others] = [events.filter(isException), events.filter((event) => !isException(event))];
  const exceptions = Map.groupBy(changed, (event) => String(event.getFirstPropertyValue("uid")));
  const times = others.flatMap((component) => {
    const uid = String(component.getFirstPropertyValue("uid"));
    const event = new ICAL.Event(component, {
      exceptions: exceptions.get(uid) ?? [],
      strictExceptions: true,
    });
    return timesOf(event, zones, period);
  });
  return merge(times).slice(0, TIMES_MAX);
}

function isException(event: ICAL.Component): boolean {
  return event.hasProperty("recurrence-id");
}

/** Checks whether an event counts. A changed repeat always counts: even if it is canceled or free, it replaces the original one. */
function isBusy(event: ICAL.Component): boolean {
  return event.hasProperty("dtstart") && (isException(event) || takesTime(event));
}

function takesTime(event: ICAL.Component): boolean {
  const property = (name: string) => String(event.getFirstPropertyValue(name) ?? "").toUpperCase();
  return property("status") !== "CANCELLED" && property("transp") !== "TRANSPARENT";
}

/** Returns the times of an event and its repeats within the period. */
function timesOf(event: ICAL.Event, zones: Zones, period: Period): BusyTime[] {
  const instantIn = (time: ICAL.Time, component: ICAL.Component) =>
    instantOf(time, zoneNameOf(component), zones, period.timeZone);
  const within = (start: ICAL.Time, end: ICAL.Time, item: ICAL.Event): BusyTime[] => {
    const [from, to] = [instantIn(start, item.component), instantIn(end, item.component)];
    return takesTime(item.component) && to > period.from && from < period.to && to > from ? [[from, to]] : [];
  };
  if (!event.isRecurring()) return within(event.startDate, event.endDate, event);
  const times: BusyTime[] = [];
  const repeats = event.iterator();
  for (let count = 0; count < REPEATS_MAX && times.length < TIMES_MAX; count += 1) {
    const next = repeats.next() as ICAL.Time | undefined;
    if (!next || instantIn(next, event.component) >= period.to) break;
    const { startDate, endDate, item } = event.getOccurrenceDetails(next);
    times.push(...within(startDate, endDate, item));
  }
  return times;
}

function zoneNameOf(component: ICAL.Component): string | undefined {
  return component.getFirstProperty("dtstart")?.getFirstParameter("tzid");
}

/** Returns the Unix seconds of a time. A day without a time begins at midnight. @param fallback the zone of times without one */
function instantOf(time: ICAL.Time, zoneName: string | undefined, zones: Zones, fallback: string): number {
  if (time.zone === ICAL.Timezone.utcTimezone) return time.toUnixTime();
  const zone = zoneName === undefined ? undefined : zones.get(zoneName);
  if (zone && !time.isDate) return asUtc(time) - offsetIn(zone, localText(time));
  const { year, month, day, hour, minute, second } = time;
  const named = zoneName !== undefined && isTimeZone(zoneName) ? zoneName : fallback;
  return (
    toZoned(new CalendarDateTime(year, month, day, hour, minute, second), named)
      .toDate()
      .getTime() / 1_000
  );
}

function asUtc({ year, month, day, hour, minute, second }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1_000;
}

function localText(time: ICAL.Time): string {
  return time.toString().replace(/Z$/, "");
}

/** Sorts times, and merges those that overlap or touch. */
function merge(times: readonly BusyTime[]): BusyTime[] {
  const all: BusyTime[] = [];
  for (const [from, to] of times.toSorted((a, b) => a[0] - b[0])) {
    const last = all.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
}
