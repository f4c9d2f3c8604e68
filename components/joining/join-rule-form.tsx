"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { api, type Outputs, trpc } from "#components/api/client.ts";
import { problemOf } from "#components/api/problem.ts";
import { useChange } from "#components/api/use-change.ts";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/fields.tsx";

export type JoinRuleFormProps = { organizationSlug: string; rule: Outputs["joining"]["getRule"] };

/** Sets the domains of the addresses that join without approval. */
export function JoinRuleForm({ organizationSlug, rule }: JoinRuleFormProps) {
  const t = useTranslations("joining.rule");
  const links = useTranslations("joining");
  const { data: kept } = useQuery(
    trpc.joining.getRule.queryOptions({ organizationSlug }, { initialData: rule }),
  );
  const [typed, setTyped] = useState<string | null>(null);
  const save = useChange({
    mutationFn: (text: string) =>
      api.joining.setRule.mutate({
        organizationSlug,
        domains: text.split(/[\s,;]+/).filter((domain) => domain !== ""),
      }),
    silent: true,
    says: () => t("saved"),
    onSuccess: () => setTyped(null),
    affects: trpc.joining.getRule.pathFilter(),
  });
  const shown = typed ?? kept.domains.join(", ");
  const problem = save.isError ? problemOf(save.error) : null;
  function submit(event: FormEvent): void {
    event.preventDefault();
    save.mutate(shown);
  }
  return (
    <form onSubmit={submit} className="mt-6 grid gap-3">
      <h3 className="text-sm font-semibold">{t("title")}</h3>
      <TextField
        label={t("domains")}
        hint={t("hint")}
        error={
          save.isError ? (problem?.issues?.[0]?.message ?? problem?.detail ?? links("unanswered")) : undefined
        }
        spellCheck={false}
        autoCapitalize="none"
        placeholder="college.example"
        className="sm:max-w-md"
        value={shown}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" pending={save.isPending} className="justify-self-start">
        {t("save")}
      </Button>
    </form>
  );
}
