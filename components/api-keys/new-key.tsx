import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { api, type Inputs } from "#components/api/client.ts";
import { ReadBy } from "#components/editing/read-by.tsx";
import { dropDraft } from "#components/editing/stored-drafts.ts";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { Dialog, DialogContent, FormActions } from "#components/ui/dialog.tsx";
import { SelectField, TextField } from "#components/ui/fields.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { LIMITS } from "#domain/limits.ts";
import type { Scope } from "#domain/scopes.ts";
import { OrganizationPicker, type Preset, type ScopeChoice, ScopePicker, scopesOf } from "./permissions.tsx";

export type NewKeyDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  choices: readonly ScopeChoice[];
  onlySandbox: boolean;
  /** Receives the key itself, to show it once. */
  onMade: (secret: string) => void;
};

/** Asks for what a key needs, and creates it. */
export function NewKeyDialog({ open, onOpenChange, choices, onlySandbox, onMade }: NewKeyDialogProps) {
  const t = useTranslations("apiKeys");
  const formId = useId();
  const create = useMutation({
    mutationFn: (key: NewKey) => api.apiKeys.create.mutate(key),
    // A retry could create a second key.
    retry: false,
    onSuccess: ({ key }) => {
      dropDraft("apiKey:new");
      onMade(key);
    },
  });
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={t("create")}
        footer={
          <FormActions formId={formId} pending={create.isPending}>
            {t("submit")}
          </FormActions>
        }
      >
        <KeyForm
          id={formId}
          choices={choices}
          onlySandbox={onlySandbox}
          onSubmit={(key) => create.mutate(key)}
        />
      </DialogContent>
    </Dialog>
  );
}

type NewKey = Inputs["apiKeys"]["create"];
type KeyFormProps = {
  id: string;
  choices: readonly ScopeChoice[];
  /** True if the person is in a sandbox, where only sandbox keys can be created. */
  onlySandbox: boolean;
  onSubmit: (key: NewKey) => void;
};

const NEVER = "never";

/** Asks for a new key's name, environment, permissions, and expiry. */
function KeyForm({ id, choices, onlySandbox, onSubmit }: KeyFormProps) {
  const t = useTranslations("apiKeys");
  const draft = useFormDraft("apiKey:new", { name: "" });
  const { name } = draft.values;
  const [environment, setEnvironment] = useState<NewKey["environment"]>(onlySandbox ? "sandbox" : "live");
  const [organizationId, setOrganizationId] = useState<string | null>(null);
  const [preset, setPreset] = useState<Preset>("readOnly");
  const [ticked, setTicked] = useState<ReadonlySet<Scope>>(new Set());
  const [expiry, setExpiry] = useState("90");
  const [wasSent, setWasSent] = useState(false);

  const scopes = scopesOf(preset, choices, ticked);
  const nameError = wasSent && name.trim() === "" ? t("nameMissing") : null;
  const scopesError = wasSent && scopes.length === 0 ? t("scopesMissing") : null;
  const expiries = [
    { value: "30", label: t("expiryDays", { days: 30 }) },
    { value: "90", label: t("expiryDays", { days: 90 }) },
    { value: "365", label: t("expiryYear") },
    { value: NEVER, label: t("expiryNever") },
  ];

  function changeEnvironment(chosen: NewKey["environment"]) {
    setEnvironment(chosen);
    // An organization belongs to one environment.
    setOrganizationId(null);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    setWasSent(true);
    if (name.trim() === "" || scopes.length === 0) return;
    const expiresInDays = expiry === NEVER ? null : Number(expiry);
    onSubmit({ name, environment, scopes, organizationId, expiresInDays });
  }
  return (
    <form id={id} onSubmit={submit} noValidate className="grid gap-6">
      <TextField
        label={t("name")}
        hint={
          <>
            {t("nameHint")} <ReadBy field="apiKey.name" />
          </>
        }
        error={nameError}
        required
        {...draft.field("name")}
        maxLength={LIMITS.text.title}
        autoComplete="off"
      />
      {onlySandbox ? null : (
        <RadioGroup
          legend={t("environment")}
          name="environment"
          options={[
            { value: "live", label: t("live"), hint: t("liveHint") },
            { value: "sandbox", label: t("sandbox"), hint: t("sandboxHint") },
          ]}
          value={environment}
          onValueChange={changeEnvironment}
        />
      )}
      <ScopePicker
        choices={choices}
        preset={preset}
        onPreset={setPreset}
        ticked={ticked}
        onTicked={setTicked}
        error={scopesError}
      />
      <OrganizationPicker environment={environment} value={organizationId} onChange={setOrganizationId} />
      <SelectField
        label={t("expires")}
        options={expiries}
        value={expiry}
        onChange={(event) => setExpiry(event.target.value)}
      />
    </form>
  );
}
