import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ArrowUpRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentProps, useId } from "react";
import { trpc } from "#components/api/client.ts";
import { companyOfName } from "#components/companies/company-of-name.ts";
import { useCompanyOptions } from "#components/companies/use-company-options.ts";
import { inLine, quietControl } from "#components/editing/edit-row.tsx";
import { SaveFailure } from "#components/editing/save-failure.tsx";
import { useUnsaved } from "#components/editing/unsaved.ts";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { ButtonLink } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";
import { Combobox } from "#components/ui/combobox.tsx";
import { Label } from "#components/ui/field.tsx";
import { LIMITS } from "#domain/limits.ts";
import type { ContactEditor } from "./use-contact.ts";

/** Edits a contact's company. An emptied field removes it from the contact; the company itself stays. */
export function ContactCompany({ editor: { contact, save } }: { editor: ContactEditor }) {
  const t = useTranslations("people");
  const id = useId();
  const queryClient = useQueryClient();
  const draft = useFormDraft(`contactField:${contact.id}.company`, { text: null as string | null });
  const { text } = draft.values;
  const choose = useMutation({
    meta: { silent: true },
    mutationFn: async (chosen: string | null) => {
      const name = text?.trim() ?? "";
      const companyId = chosen === NEW_COMPANY ? await companyOfName(name) : chosen;
      if (companyId !== contact.companyId) await save({ companyId });
      if (chosen === NEW_COMPANY) void queryClient.invalidateQueries(trpc.companies.pathFilter());
    },
    onSuccess: draft.reset,
  });
  const cancel = () => {
    draft.reset();
    choose.reset();
  };
  /** Uses the existing company with a name that was typed but not chosen, or creates one. */
  function commit(): void {
    const typed = text?.trim().toLowerCase();
    if (typed === undefined || choose.isPending) return;
    if (typed === (contact.companyName ?? "").toLowerCase()) cancel();
    else if (!choose.isError) choose.mutate(typed === "" ? null : NEW_COMPANY);
  }
  const isTyped = text !== null && text.trim() !== (contact.companyName ?? "");
  useUnsaved({
    label: t("company"),
    state: choose.isPending ? "saving" : choose.isError ? "failed" : isTyped ? "typed" : null,
    commit,
    discard: cancel,
  });
  return (
    <div className="grid gap-1">
      <Label htmlFor={id} className="font-normal text-ink-muted">
        {t("company")}
      </Label>
      <div className="flex gap-1">
        <CompanyChoice
          id={id}
          placeholder={t("addCompany")}
          text={text ?? contact.companyName ?? ""}
          onTextChange={(next) => {
            draft.change({ text: next });
            choose.reset();
          }}
          onSelect={({ value }) => choose.mutate(value)}
          onBlurCapture={commit}
          aria-invalid={choose.isError ? true : undefined}
          className={cn(quietControl, inLine)}
        />
        {contact.companyId ? (
          <ButtonLink
            href={`/companies/${contact.companyId}`}
            variant="ghost"
            aria-label={t("openCompany")}
            className="w-9 shrink-0 px-0 pointer-coarse:w-11"
          >
            <ArrowUpRight aria-hidden />
          </ButtonLink>
        ) : null}
      </div>
      <SaveFailure mutation={choose} />
    </div>
  );
}

/** The option for a new company of the typed name. */
export const NEW_COMPANY = "new";

export type CompanyChoiceProps = Omit<ComponentProps<typeof Combobox>, "options" | "emptyText">;

/** Asks for a company by name: an existing one, or a new one of the typed name. */
export function CompanyChoice(props: CompanyChoiceProps) {
  const t = useTranslations("people");
  const typed = props.text.trim();
  const found = useCompanyOptions(typed);
  const isKnown = found.some(({ label }) => label.toLowerCase() === typed.toLowerCase());
  const fresh = { value: NEW_COMPANY, label: t("newCompany", { name: typed }), isNew: true as const };
  const options = typed === "" || isKnown ? found : [...found, fresh];
  return <Combobox maxLength={LIMITS.text.title} {...props} options={options} />;
}
