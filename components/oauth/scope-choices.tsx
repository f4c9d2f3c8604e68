"use client";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Checkbox } from "#components/ui/checkbox.tsx";
import type { Scope } from "#domain/scopes.ts";

/** A scope with the sentence that says what it allows. */
export type ScopeSentence = { scope: Scope; sentence: string };

export type ScopeChoicesProps = {
  choices: readonly ScopeSentence[];
  ticked: ReadonlySet<Scope>;
  onTicked: (ticked: ReadonlySet<Scope>) => void;
  error: string | null;
};

/** The things that an app asks for, those that only see before those that change; each can be left out, or all of a kind. */
export function ScopeChoices({ choices, ticked, onTicked, error }: ScopeChoicesProps) {
  const t = useTranslations("oauth");
  const errorId = useId();
  const isReading = ({ scope }: ScopeSentence) => scope.endsWith(":read");
  const groups = [
    { label: t("see"), members: choices.filter(isReading) },
    { label: t("change"), members: choices.filter((choice) => !isReading(choice)) },
  ].filter(({ members }) => members.length > 0);

  function set(members: readonly ScopeSentence[], isTicked: boolean) {
    const changed = new Set(ticked);
    for (const { scope } of members) {
      if (isTicked) changed.add(scope);
      else changed.delete(scope);
    }
    onTicked(changed);
  }
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="grid gap-2 [&_input]:scroll-mb-28">
      <legend className="mb-2 text-sm font-medium text-ink">{t("scopes")}</legend>
      <div className="divide-y divide-line rounded-card border border-line">
        {groups.map(({ label, members }) => {
          const count = members.filter(({ scope }) => ticked.has(scope)).length;
          return (
            <div key={label} className="grid gap-2.5 px-4 py-3.5">
              <Checkbox
                label={<span className="font-medium">{label}</span>}
                checked={count === members.length}
                indeterminate={count > 0 && count < members.length}
                onChange={(event) => set(members, event.target.checked)}
              />
              <div className="grid gap-2 pl-6.5">
                {members.map((choice) => (
                  <Checkbox
                    key={choice.scope}
                    label={choice.sentence}
                    checked={ticked.has(choice.scope)}
                    onChange={(event) => set([choice], event.target.checked)}
                  />
                ))}
              </div>
            </div>
          );
        })}
      </div>
      {error ? (
        <p id={errorId} role="alert" className="text-sm text-danger-text">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
