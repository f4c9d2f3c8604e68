import { useTranslations } from "next-intl";
import { useDraft } from "#components/editing/use-draft.ts";
import type { Entry, PartName } from "./entry-parts.ts";
import { nameOfPart, placeIn } from "./entry-place.ts";
import type { ProfileEditor, ProfileList } from "./use-profile.ts";

/** Returns the entries of a list, and the functions that change them; the list is always sent as a whole. */
export function useEntries({ profile, save }: ProfileEditor, list: ProfileList) {
  const entries: readonly Entry[] = profile[list];
  const change = async (next: (entries: readonly Entry[]) => Entry[]) => {
    const saved = await save((current) => ({ [list]: next(current[list]) }));
    return saved[list] as readonly Entry[];
  };
  return {
    list,
    entries,
    add: (entry: Entry) => change((before) => [...before, entry]),
    remove: (index: number) =>
      change((now) => {
        const place = placeIn(now, entries, index);
        return now.filter((_entry, at) => at !== place);
      }),
    /** Changes a part of an entry, unless the entry was removed. Returns the part. */
    set: async (index: number, part: PartName, text: string): Promise<string> => {
      let place = index;
      const saved = await change((now) => {
        place = placeIn(now, entries, index);
        return now.map((entry, at) => (at === place ? { ...entry, [part]: text } : entry));
      });
      return saved[place]?.[part] ?? "";
    },
  };
}

export type Entries = ReturnType<typeof useEntries>;

/** Returns a part of an entry as a draft that saves itself. */
export function useEntryPart({ list, entries, set }: Entries, index: number, part: PartName) {
  const t = useTranslations("profile");
  return useDraft({
    keepAs: `profileField:${list}.${nameOfPart(entries, index, part)}`,
    label: t(`parts.${part}`),
    value: entries[index]?.[part] ?? "",
    save: async (text) => ({ outcome: "saved", value: await set(index, part, text.trim()) }),
  });
}
