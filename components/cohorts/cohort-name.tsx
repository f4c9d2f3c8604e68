import { useTranslations } from "next-intl";
import { NameDialog, type NameDialogProps } from "#components/api/name-dialog.tsx";
import { ReadBy } from "#components/editing/read-by.tsx";

export type CohortNameProps = Pick<
  NameDialogProps,
  "keepAs" | "title" | "submitLabel" | "name" | "onSubmit" | "onClose"
>;

/** Asks for a cohort's name, new or changed. */
export function CohortName(props: CohortNameProps) {
  const t = useTranslations("cohorts");
  return (
    <NameDialog
      {...props}
      label={t("name")}
      hint={
        <>
          {t("nameHint")} <ReadBy field="cohortName.name" />
        </>
      }
      missing={t("nameMissing")}
      unanswered={t("unanswered")}
    />
  );
}
