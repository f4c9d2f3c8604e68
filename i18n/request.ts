import { headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { localeOf, regionOf, UNKNOWN_ZONE } from "#domain/region.ts";
import { visitor } from "../app/(signed-in)/signed-in.ts";
import { messages } from "./messages.ts";

/** Returns the texts in the only language, and dates and times as the reader chose, or else as the browser's languages write them. */
export default getRequestConfig(async () => {
  const reading = (await visitor())?.viewer.reading;
  if (reading) return { locale: reading.locale, timeZone: reading.timeZone, messages };
  const locale = localeOf(regionOf((await headers()).get("accept-language")));
  return { locale, timeZone: UNKNOWN_ZONE, messages };
});
