import { useTranslations } from "next-intl";
import { useDraft } from "#components/editing/use-draft.ts";
import type { Entry, PartName } from "./entry-parts.ts";
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
    remove: (index: number) => change((before) => before.filter((_entry, at) => at !== index)),
    set: (index: number, part: PartName, text: string) =>
      change((before) => before.map((entry, at) => (at === index ? { ...entry, [part]: text } : entry))),
  };
}

export type Entries = ReturnType<typeof useEntries>;

/** Returns a part of an entry as a draft that saves itself. */
export function useEntryPart({ list, entries, set }: Entries, index: number, part: PartName) {
  const t = useTranslations("profile");
  return useDraft({
    keepAs: `profileField:${list}.${index}.${part}`,
    label: t(`parts.${part}`),
    value: entries[index]?.[part] ?? "",
    save: async (text) => {
      const saved = await set(index, part, text.trim());
      return { outcome: "saved", value: saved[index]?.[part] ?? "" };
    },
  });
}
