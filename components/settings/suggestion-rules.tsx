"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, type Inputs, type Outputs, trpc } from "#components/api/client.ts";
import { useChange } from "#components/api/use-change.ts";
import { Select } from "#components/ui/input.tsx";
import { Switch } from "#components/ui/switch.tsx";
import { SUGGESTION_DAYS_LEAST, SUGGESTION_RULES } from "#domain/suggestion-rules.ts";

type Rules = Outputs["tasks"]["listSuggestionRules"];
type Rule = Rules["data"][number];
type Change = Inputs["tasks"]["updateSuggestionRule"];

/** Turns the rules of Today's suggestions on and off, and sets the number of days after which each suggests. */
export function SuggestionRules({ initial }: { initial: Rules }) {
  const queryClient = useQueryClient();
  const query = trpc.tasks.listSuggestionRules.queryOptions({}, { initialData: initial });
  const { data } = useQuery(query);
  const { mutate } = useChange({
    mutationFn: (change: Change) => api.tasks.updateSuggestionRule.mutate(change),
    onMutate: ({ rule, ...change }) =>
      queryClient.setQueryData(
        query.queryKey,
        (before) =>
          before && {
            data: before.data.map((entry) =>
              entry.rule === rule ? { ...entry, ...definedIn(change) } : entry,
            ),
          },
      ),
    affects: [query, trpc.today.pathFilter()],
  });
  return (
    <ul className="grid gap-4">
      {data.data.map((rule) => (
        <RuleRow key={rule.rule} rule={rule} onChange={(change) => mutate({ rule: rule.rule, ...change })} />
      ))}
    </ul>
  );
}

type RuleRowProps = { rule: Rule; onChange: (change: Omit<Change, "rule">) => void };

function RuleRow({ rule: { rule, isOn, days, mostDays }, onChange }: RuleRowProps) {
  const t = useTranslations("settings.suggestions");
  const name = t(`rules.${rule}`);
  const written = "isAhead" in SUGGESTION_RULES[rule] ? "before" : "after";
  const choices = Array.from({ length: mostDays ?? 0 }, (_, index) => index + SUGGESTION_DAYS_LEAST);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <Switch
        label={name}
        hint={days === null ? t("own") : null}
        checked={isOn}
        onChange={({ target }) => onChange({ isOn: target.checked })}
        className="min-w-56 flex-1"
      />
      <div className="w-40">
        {days === null ? null : (
          <Select
            aria-label={t("days", { rule: name })}
            disabled={!isOn}
            value={String(days)}
            onChange={({ target }) => onChange({ days: Number(target.value) })}
            options={choices.map((count) => ({ value: String(count), label: t(written, { count }) }))}
          />
        )}
      </div>
    </li>
  );
}

/** Returns the fields that a change sets. */
function definedIn({ isOn, days }: Omit<Change, "rule">) {
  return { ...(isOn === undefined ? {} : { isOn }), ...(typeof days === "number" ? { days } : {}) };
}
