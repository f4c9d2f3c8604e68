"use client";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import type { Scope } from "#domain/scopes.ts";
import { PRESETS, type Preset, type ScopeChoice } from "./presets.ts";

export type ScopePickerProps = {
  choices: readonly ScopeChoice[];
  preset: Preset;
  onPreset: (preset: Preset) => void;
  ticked: ReadonlySet<Scope>;
  onTicked: (ticked: ReadonlySet<Scope>) => void;
  error: string | null;
};

/** What a key may do: one of the presets, or scope by scope. */
export function ScopePicker({ choices, preset, onPreset, ticked, onTicked, error }: ScopePickerProps) {
  const t = useTranslations("keys");
  const errorId = useId();
  const options = PRESETS.map((value) => ({ value, label: t(value), hint: t(`${value}Hint`) }));
  function tick(scope: Scope, isTicked: boolean) {
    const changed = new Set(ticked);
    if (isTicked) changed.add(scope);
    else changed.delete(scope);
    onTicked(changed);
  }
  return (
    <div className="grid gap-3">
      <RadioGroup
        legend={t("permissions")}
        name="preset"
        options={options}
        value={preset}
        onValueChange={onPreset}
      />
      {preset === "custom" ? (
        <fieldset
          aria-describedby={error ? errorId : undefined}
          className="grid gap-2.5 rounded-card border border-line bg-sunken p-4"
        >
          <legend className="sr-only">{t("scopes")}</legend>
          {choices.map(({ scope, sentence }) => (
            <Checkbox
              key={scope}
              label={sentence}
              hint={<code className="text-xs">{scope}</code>}
              checked={ticked.has(scope)}
              onChange={(event) => tick(scope, event.target.checked)}
            />
          ))}
        </fieldset>
      ) : null}
      {error ? (
        <p id={errorId} role="alert" className="text-sm text-danger-text">
          {error}
        </p>
      ) : null}
    </div>
  );
}
