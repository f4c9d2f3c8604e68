import { useTranslations } from "next-intl";
import { readersOf, type TextField } from "#domain/text-fields.ts";

/** Says below a field who else reads it; renders nothing if no one does. Pass it as the hint of a Field. */
export function ReadBy({ field }: { field: TextField }) {
  const t = useTranslations("editing.readBy");
  const readers = readersOf(field);
  return readers === "nobody" ? null : t(readers);
}
