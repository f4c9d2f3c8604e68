import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { type Inputs, trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { GroupError } from "#components/ui/field.tsx";
import { SelectField } from "#components/ui/fields.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { isReading, type Scope } from "#domain/scopes.ts";

export type OrganizationPickerProps = {
  environment: Inputs["apiKeys"]["listOrganizations"]["environment"];
  /** The only organization that the key can reach; null for no restriction. */
  value: string | null;
  onChange: (organizationId: string | null) => void;
};

/** Restricts a key to one organization, and says what it then can't reach; renders nothing for people without an organization. */
export function OrganizationPicker({ environment, value, onChange }: OrganizationPickerProps) {
  const t = useTranslations("apiKeys");
  const read = useQuery(trpc.apiKeys.listOrganizations.queryOptions({ environment }));
  if (read.isLoadingError) return <LoadFailed query={read} />;
  const organizations = read.data ?? [];
  if (organizations.length === 0) return null;
  const options = [
    { value: "", label: t("unrestricted") },
    ...organizations.map(({ id, name }) => ({ value: id, label: t("restrictedTo", { name }) })),
  ];
  const hint = value === null ? t("unrestrictedHint") : t("restrictedHint");
  return (
    <SelectField
      label={t("reach")}
      hint={hint}
      options={options}
      value={value ?? ""}
      onChange={(event) => onChange(event.target.value || null)}
    />
  );
}

export type ScopePickerProps = {
  choices: readonly ScopeChoice[];
  preset: Preset;
  onPreset: (preset: Preset) => void;
  ticked: ReadonlySet<Scope>;
  onTicked: (ticked: ReadonlySet<Scope>) => void;
  error: string | null;
};

/** Lets the person choose what a key may do: a preset, or scope by scope. */
export function ScopePicker({ choices, preset, onPreset, ticked, onTicked, error }: ScopePickerProps) {
  const t = useTranslations("apiKeys");
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
      <GroupError id={errorId}>{error}</GroupError>
    </div>
  );
}

/** A scope with the sentence that says what it allows. */
export type ScopeChoice = { scope: Scope; sentence: string };

const PRESETS = ["readOnly", "seekerAgent", "coach", "everything", "custom"] as const;
export type Preset = (typeof PRESETS)[number];

/** The scopes for one's own search. */
const SEEKER = /^(applications|boards|companies|contacts|interviews|insights|imports|profile|resumes):/;
/** The scopes to follow searches shared with an organization; they change no roles and pay for nothing. */
const COACH = /^(applications:read|boards:read|insights:read|organizations:read|coach_notes:)/;

/** Returns the scopes that a preset grants; for "custom", the ticked ones. */
export function scopesOf(
  preset: Preset,
  choices: readonly ScopeChoice[],
  ticked: ReadonlySet<Scope>,
): Scope[] {
  const all = choices.map(({ scope }) => scope);
  if (preset === "everything") return all;
  if (preset === "readOnly") return all.filter(isReading);
  if (preset === "seekerAgent") return all.filter((scope) => SEEKER.test(scope));
  if (preset === "coach") return all.filter((scope) => COACH.test(scope));
  return all.filter((scope) => ticked.has(scope));
}
