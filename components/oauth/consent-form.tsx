"use client";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { identityQuestion } from "#components/api/identity.ts";
import { Button } from "#components/ui/button.tsx";
import { FormError } from "#components/ui/callout.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { GroupError } from "#components/ui/field.tsx";
import { SelectField } from "#components/ui/fields.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { isReading, type Scope } from "#domain/scopes.ts";
import type { Environment } from "#server/core/actor.ts";

export type ConsentAnswer =
  | "refuse"
  | { environment: Environment; organizationId: string | null; scopes: Scope[]; rejectsWebhooks: boolean };

/** A problem without text is an internal error or a lost connection. */
export type ConsentOutcome = { location: string } | { problem: string | null } | { mustConfirm: true };

export type ConsentFormProps = {
  scopes: readonly ScopeSentence[];
  organizations: readonly { id: string; name: string; environment: Environment }[];
  answer: (answer: ConsentAnswer) => Promise<ConsentOutcome>;
};

const ALL = "";
/** The scopes with which an app can create webhooks: a person's, and an organization's. */
const MAKING_WEBHOOKS: readonly Scope[] = ["applications:write", "organizations:write"];

/** Asks what an app is allowed to do: in which environment, for which organizations, and with which of the requested scopes. */
export function ConsentForm({ scopes, organizations, answer }: ConsentFormProps) {
  const t = useTranslations("oauth");
  const [environment, setEnvironment] = useState<Environment>("live");
  const [organizationId, setOrganizationId] = useState(ALL);
  const [ticked, setTicked] = useState<ReadonlySet<Scope>>(
    new Set(scopes.flatMap(({ scope, isSuggested }) => (isSuggested ? scope : []))),
  );
  const [sendsChanges, setSendsChanges] = useState(true);
  const [sending, setSending] = useState<"allow" | "refuse" | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const here = organizations.filter((organization) => organization.environment === environment);
  const reaches = [
    { value: ALL, label: t("everything") },
    ...here.map(({ id, name }) => ({ value: id, label: t("onlyOrganization", { name }) })),
  ];
  const nothing = ticked.size === 0;
  const makesWebhooks = MAKING_WEBHOOKS.some((scope) => ticked.has(scope));

  async function send(decision: ConsentAnswer) {
    if (sending !== null) return;
    setSending(decision === "refuse" ? "refuse" : "allow");
    setProblem(null);
    const asked = () => answer(decision).catch((): ConsentOutcome => ({ problem: null }));
    let outcome = await asked();
    // The selection is kept while the person confirms their identity.
    if ("mustConfirm" in outcome && (await identityQuestion.ask())) outcome = await asked();
    if ("location" in outcome) {
      window.location.assign(outcome.location);
      return;
    }
    setSending(null);
    if ("problem" in outcome) {
      setProblem(outcome.problem === null ? t("noAnswer") : t("failed", { detail: outcome.problem }));
    }
  }
  function allow(event: FormEvent) {
    event.preventDefault();
    if (nothing) return;
    const decision = { environment, organizationId: organizationId || null, scopes: [...ticked] };
    void send({ ...decision, rejectsWebhooks: !sendsChanges });
  }
  function choose(chosen: Environment) {
    setEnvironment(chosen);
    setOrganizationId(ALL);
  }
  return (
    <form onSubmit={allow} className="grid gap-7">
      <RadioGroup
        legend={t("environment")}
        name="environment"
        value={environment}
        onValueChange={choose}
        options={[
          { value: "live", label: t("live"), hint: t("liveHint") },
          { value: "sandbox", label: t("sandbox"), hint: t("sandboxHint") },
        ]}
      />
      {here.length > 0 ? (
        <SelectField
          label={t("reach")}
          hint={organizationId === ALL ? undefined : t("onlyHint")}
          options={reaches}
          value={organizationId}
          onChange={(event) => setOrganizationId(event.target.value)}
        />
      ) : null}
      <ScopeChoices
        choices={scopes}
        ticked={ticked}
        onTicked={setTicked}
        error={nothing ? t("scopesMissing") : null}
      />
      {makesWebhooks ? (
        <div className="grid gap-1">
          <Checkbox
            label={t("webhooks")}
            checked={sendsChanges}
            onChange={(event) => setSendsChanges(event.target.checked)}
          />
          <p className="pl-6.5 text-sm text-ink-muted">{t("webhooksHint")}</p>
        </div>
      ) : null}
      <FormError>{problem}</FormError>
      <div className="sticky bottom-0 -mx-2 grid grid-cols-2 gap-3 border-t border-line bg-canvas px-2 py-4">
        <Button size="lg" pending={sending === "refuse"} onClick={() => void send("refuse")}>
          {t("refuse")}
        </Button>
        <Button
          type="submit"
          size="lg"
          variant="primary"
          pending={sending === "allow"}
          aria-disabled={nothing || undefined}
        >
          {t("allow")}
        </Button>
      </div>
    </form>
  );
}

/** A scope with the sentence that says what it allows. */
type ScopeSentence = { scope: Scope; sentence: string; isSuggested: boolean };

type ScopeChoicesProps = {
  choices: readonly ScopeSentence[];
  ticked: ReadonlySet<Scope>;
  onTicked: (ticked: ReadonlySet<Scope>) => void;
  error: string | null;
};

/** Lists the requested scopes, read-only ones first; each can be left out, or a whole group. */
function ScopeChoices({ choices, ticked, onTicked, error }: ScopeChoicesProps) {
  const t = useTranslations("oauth");
  const errorId = useId();
  const groups = [
    { label: t("see"), members: choices.filter(({ scope }) => isReading(scope)) },
    { label: t("change"), members: choices.filter(({ scope }) => !isReading(scope)) },
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
      <GroupError id={errorId}>{error}</GroupError>
    </fieldset>
  );
}
