import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { api, trpc } from "#components/api/client.ts";
import { useChange } from "#components/api/use-change.ts";
import { Button } from "#components/ui/button.tsx";
import { Combobox } from "#components/ui/combobox.tsx";
import { Field } from "#components/ui/field.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { LIMITS } from "#domain/limits.ts";
import type { Company } from "./use-company.ts";
import { useCompanyOptions } from "./use-company-options.ts";

/** Asks which company to merge this one into, says what moves, and suggests companies that may be the same. */
export default function MergeCompany({ company, onClose }: { company: Company; onClose: () => void }) {
  const t = useTranslations("companies");
  const router = useRouter();
  const queryClient = useQueryClient();
  const idPrefix = useId();
  const [text, setText] = useState("");
  const [chosenId, setChosen] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { data } = useQuery(trpc.companies.getMerger.queryOptions({ companyId: company.id }));
  const options = useCompanyOptions(text).filter(({ value }) => value !== company.id);
  const { mutate, isPending } = useChange({
    mutationFn: (intoCompanyId: string) =>
      api.companies.merge.mutate({ companyId: company.id, intoCompanyId }),
    says: ({ name }) => t("merged", { name: company.name, into: name }),
    onSuccess: ({ id }) => {
      router.push(`/companies/${id}`);
      queryClient.removeQueries(trpc.companies.get.queryFilter({ companyId: company.id }));
      void queryClient.invalidateQueries(trpc.companies.pathFilter());
      void queryClient.invalidateQueries(trpc.boards.getView.pathFilter());
      void queryClient.invalidateQueries(trpc.contacts.pathFilter());
    },
  });
  const choose = (id: string, name: string) => {
    setText(name);
    setChosen(id);
    setMissing(false);
  };
  function submit(): void {
    if (chosenId === null) setMissing(true);
    else mutate(chosenId);
  }
  const counts = { cards: company.applicationCount, people: data?.contactCount ?? 0 };
  const alike = (data?.alike ?? []).filter(({ id }) => id !== chosenId);
  return (
    <FormDialog
      size="sm"
      title={t("mergeTitle", { name: company.name })}
      description={data ? t("mergeText", { name: company.name, ...counts }) : undefined}
      submitLabel={t("mergeConfirm")}
      pending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t("mergeInto")} error={isMissing ? t("mergeMissing") : undefined} required>
        {(control) => (
          <Combobox
            {...control}
            maxLength={LIMITS.text.title}
            text={text}
            onTextChange={(typed) => {
              setText(typed);
              setChosen(null);
            }}
            options={options}
            onSelect={({ value, label }) => choose(value, label)}
            emptyText={t("noneText", { search: text.trim() })}
          />
        )}
      </Field>
      {alike.length > 0 ? (
        <section aria-labelledby={`${idPrefix}-alike`} className="grid justify-items-start gap-2">
          <h3 id={`${idPrefix}-alike`} className="text-sm font-medium">
            {t("mergeAlike")}
          </h3>
          {alike.map(({ id, name, applicationCount }) => (
            <Button key={id} size="sm" onClick={() => choose(id, name)}>
              <span className="truncate">{t("alike", { name, count: applicationCount })}</span>
            </Button>
          ))}
        </section>
      ) : null}
    </FormDialog>
  );
}
