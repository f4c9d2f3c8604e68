"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ArrowUpRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, trpc } from "#components/api/client.ts";
import { problemOf } from "#components/api/problem.ts";
import { useCompanyOptions } from "#components/companies/use-company-options.ts";
import { quietControl } from "#components/editing/edit-row.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { Combobox } from "#components/ui/combobox.tsx";
import { Label } from "#components/ui/field.tsx";
import { Tooltip } from "#components/ui/tooltip.tsx";
import { LIMITS } from "#domain/limits.ts";
import { useEditor } from "./card-fields.tsx";

const NEW = "new";

/**
 * The company a card is filed against. Choosing one moves the card there, and a name that is not there yet makes a
 * company; renaming one, which every card of it would show, is done on its own page.
 */
export function CompanyField() {
  const t = useTranslations("card");
  const { application, save } = useEditor();
  const queryClient = useQueryClient();
  const { company } = application;
  const [text, setText] = useState<string | null>(null);
  const typed = text?.trim() ?? "";
  const found = useCompanyOptions(typed);
  const isKnown = found.some(({ label }) => label.toLowerCase() === typed.toLowerCase());
  const options =
    typed === "" || isKnown ? found : [...found, { value: NEW, label: t("newCompany", { name: typed }) }];

  const file = useMutation({
    meta: { silent: true },
    mutationFn: async (chosen: string) => {
      const id = chosen === NEW ? (await api.companies.create.mutate({ name: typed })).id : chosen;
      if (id !== company.id) {
        const first = await save({ company: { id } });
        if (first.outcome === "stale") await save({ company: { id } });
      }
      await queryClient.invalidateQueries(trpc.companies.pathFilter());
    },
    onSuccess: () => setText(null),
  });
  const error = file.isError ? (problemOf(file.error)?.detail ?? t("unanswered")) : null;

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
            onTextChange={setText}
            options={options}
            onSelect={({ value }) => file.mutate(value)}
            onKeyDownCapture={(event) => {
              if (event.key !== "Escape" || text === null) return;
              event.stopPropagation();
              setText(null);
            }}
            onBlurCapture={() => !file.isPending && setText(null)}
            maxLength={LIMITS.text.title}
            aria-invalid={error ? true : undefined}
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
        {error ? (
          <p role="alert" className="px-3 text-sm text-danger-text">
            {error}
          </p>
        ) : null}
      </div>
    </div>
  );
}
