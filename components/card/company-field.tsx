import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ArrowUpRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { trpc } from "#components/api/client.ts";
import { companyOfName } from "#components/companies/company-of-name.ts";
import { useCompanyOptions } from "#components/companies/use-company-options.ts";
import { quietControl } from "#components/editing/edit-row.tsx";
import { SaveFailure } from "#components/editing/save-failure.tsx";
import { useUnsaved } from "#components/editing/unsaved.ts";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { ButtonLink } from "#components/ui/button.tsx";
import { Combobox } from "#components/ui/combobox.tsx";
import { Label } from "#components/ui/field.tsx";
import { Tooltip } from "#components/ui/tooltip.tsx";
import { LIMITS } from "#domain/limits.ts";
import { useEditor } from "./card-fields.tsx";

const NEW = "new";

/**
 * Edits the company of a card. Choosing one moves the card to it, and an unknown name creates a company. A company is
 * renamed on its own page, because that changes all its cards.
 */
export function CompanyField() {
  const t = useTranslations("card");
  const { application, save } = useEditor();
  const queryClient = useQueryClient();
  const { company } = application;
  const draft = useFormDraft(`cardField:${application.id}.company`, { text: null as string | null });
  const { text } = draft.values;
  const typed = text?.trim() ?? "";
  const found = useCompanyOptions(typed);
  const isKnown = found.some(({ label }) => label.toLowerCase() === typed.toLowerCase());
  const options =
    typed === "" || isKnown
      ? found
      : [...found, { value: NEW, label: t("newCompany", { name: typed }), isNew: true as const }];

  const file = useMutation({
    meta: { silent: true },
    mutationFn: async (chosen: string) => {
      const id = chosen === NEW ? await companyOfName(typed) : chosen;
      if (id !== company.id) {
        const first = await save({ company: { id } });
        if (first.outcome === "stale") await save({ company: { id } });
      }
      await queryClient.invalidateQueries(trpc.companies.pathFilter());
    },
    onSuccess: draft.reset,
  });
  const cancel = () => {
    draft.reset();
    file.reset();
  };
  /** Uses the existing company with a name that was typed but not chosen, or creates one. */
  const commit = () => {
    if (text === null || file.isPending) return;
    if (typed === "" || typed.toLowerCase() === company.name.toLowerCase()) cancel();
    else if (!file.isError) file.mutate(NEW);
  };
  const isTyped = text !== null && typed !== "" && typed !== company.name;
  useUnsaved({
    label: t("fields.company"),
    state: file.isPending ? "saving" : file.isError ? "failed" : isTyped ? "typed" : null,
    commit,
    discard: cancel,
  });

  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-1 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
      <Label htmlFor="card-company" className="py-2 font-normal text-ink-muted pointer-coarse:py-3">
        {t("fields.company")}
      </Label>
      <div className="grid gap-1.5">
        <div className="flex gap-1">
          <Combobox
            id="card-company"
            text={text ?? company.name}
            onTextChange={(next) => {
              draft.change({ text: next });
              file.reset();
            }}
            options={options}
            onSelect={({ value }) => file.mutate(value)}
            onBlurCapture={commit}
            maxLength={LIMITS.text.title}
            aria-invalid={file.isError ? true : undefined}
            className={quietControl}
          />
          <Tooltip content={t("openCompany")}>
            <ButtonLink
              href={`/companies/${company.id}`}
              variant="ghost"
              aria-label={t("openCompany")}
              className="w-9 px-0 pointer-coarse:w-11"
            >
              <ArrowUpRight aria-hidden />
            </ButtonLink>
          </Tooltip>
        </div>
        <SaveFailure mutation={file} />
      </div>
    </div>
  );
}
