import { useLocale } from "next-intl";
import { type ReactNode, useState } from "react";
import { Combobox, type ComboboxOption } from "#components/ui/combobox.tsx";
import { Field } from "#components/ui/field.tsx";
import { isPlacesZone } from "#domain/time-zones.ts";
import { type FoundZone, findZones } from "./find-zones.ts";
import { zoneText } from "./zone-text.ts";

export type TimeZoneFieldProps = {
  label: ReactNode;
  hint: ReactNode;
  error?: ReactNode;
  /** An IANA name; empty while the typed text isn't a zone. */
  value: string;
  onChange: (timeZone: string) => void;
  /** The instant whose abbreviations are shown: a zone's abbreviation differs in summer and winter. */
  at: string;
};

/**
 * Asks for a time zone by city, country, or abbreviation. Typed text counts only once it names a place's zone, or an
 * option is chosen.
 */
export function TimeZoneField({ label, hint, error, value, onChange, at }: TimeZoneFieldProps) {
  const locale = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const find = useZoneFinder();
  const options = find(typed ?? "").map(
    ({ name, place, alias }): ComboboxOption => ({
      value: name,
      label: place,
      hint: `${name === "UTC" ? alias : name.replaceAll("_", " ")} · ${zoneText(at, name, locale)}`,
    }),
  );
  return (
    <Field label={label} error={error} hint={hint} required>
      {(control) => (
        <Combobox
          {...control}
          text={typed ?? value.replaceAll("_", " ")}
          onTextChange={(text) => {
            setTyped(text);
            const name = text.trim().replaceAll(" ", "_");
            onChange(isPlacesZone(name) ? name : "");
          }}
          onFocus={({ target }) => {
            find.load();
            target.select();
          }}
          options={options}
          onSelect={({ value: name }) => {
            setTyped(null);
            onChange(name);
          }}
          maxLength={64}
        />
      )}
    </Field>
  );
}

type ZoneFinder = ((text: string) => FoundZone[]) & { load: () => void };

/** Returns a function that finds zones; the list of places loads when the person searches. */
function useZoneFinder(): ZoneFinder {
  const [zones, setZones] = useState<Parameters<typeof findZones>[1]>([]);
  const known = new Set(zones.length === 0 ? [] : Intl.supportedValuesOf("timeZone"));
  const load = () => {
    if (zones.length === 0) void import("@vvo/tzdb").then(({ rawTimeZones }) => setZones(rawTimeZones));
  };
  return Object.assign((text: string) => findZones(text, zones, known), { load });
}
