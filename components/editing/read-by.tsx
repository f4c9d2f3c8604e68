import { useTranslations } from "next-intl";
import { readersOf, type TextField } from "#domain/text-fields.ts";

type Props = {
  field: TextField;
  /** True if the applicant is the writer, who is then not listed as a reader. */
  isApplicant?: boolean;
};

/** Says below a field who else reads it; renders nothing if no one does. Pass it as the hint of a Field. */
export function ReadBy({ field, isApplicant = false }: Props) {
  const t = useTranslations("editing.readBy");
  const readers = readersOf(field);
  if (readers === "nobody") return null;
  return t(isApplicant && readers === "applicantAndStaff" ? "staff" : readers);
}
