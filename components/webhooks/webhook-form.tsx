import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { ReadBy } from "#components/editing/read-by.tsx";
import { type DraftName, dropDraft } from "#components/editing/stored-drafts.ts";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { Dialog, DialogContent, FormActions } from "#components/ui/dialog.tsx";
import { GroupError } from "#components/ui/field.tsx";
import { TextField } from "#components/ui/fields.tsx";
import { linkField } from "#components/ui/input.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { EVENT_ACTIONS, type EventType } from "#domain/event-types.ts";
import { LIMITS } from "#domain/limits.ts";
import { useOperations, type Values, type Webhook } from "./operations.ts";

export type WebhookDialogProps = {
  /** The webhook to change, or a new one; null if the dialog is closed. */
  edited: Webhook | "new" | null;
  onClose: () => void;
  /** Receives the secret of a new webhook, to show it once. */
  onSaved: (secret: string | null) => void;
};

/** Asks for a webhook's URL and event types, and saves it. */
export function WebhookDialog({ edited, onClose, onSaved }: WebhookDialogProps) {
  const t = useTranslations("webhooks");
  const { owner, create, update } = useOperations();
  const formId = useId();
  const isNew = edited === "new";
  const keepAs: DraftName = `${formOf(owner)}:${edited === null || isNew ? owner : edited.id}`;
  const save = useMutation({
    mutationFn: async (values: Values) => {
      if (edited === null || isNew) return (await create(values)).secret;
      await update({ webhookId: edited.id, ...values });
      return null;
    },
    // A retry could create a second webhook.
    retry: false,
    onSuccess: (secret) => {
      dropDraft(keepAs);
      onSaved(secret);
    },
  });
  return (
    <Dialog open={edited !== null} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t(isNew ? "create" : "editTitle")}
        footer={
          <FormActions formId={formId} pending={save.isPending}>
            {t(isNew ? "submit" : "save")}
          </FormActions>
        }
      >
        <WebhookForm
          id={formId}
          keepAs={keepAs}
          initial={edited === "new" ? null : edited}
          onSubmit={(values) => save.mutate(values)}
        />
      </DialogContent>
    </Dialog>
  );
}

function formOf(owner: string) {
  return owner === "own" ? "webhook" : "organizationWebhook";
}

type FormProps = {
  id: string;
  keepAs: DraftName;
  initial: Webhook | null;
  onSubmit: (values: Values) => void;
};

function WebhookForm({ id, keepAs, initial, onSubmit }: FormProps) {
  const t = useTranslations("webhooks");
  const { owner, types } = useOperations();
  const form = formOf(owner);
  const known: readonly EventType[] = initial?.eventTypes ?? types;
  const draft = useFormDraft(keepAs, {
    url: initial?.url ?? "",
    description: initial?.description ?? "",
  });
  const { url, description } = draft.values;
  const [which, setWhich] = useState<"all" | "some">(known.length === types.length ? "all" : "some");
  const [ticked, setTicked] = useState<ReadonlySet<EventType>>(new Set(which === "all" ? [] : known));
  const [wasSent, setWasSent] = useState(false);
  const urlError = wasSent && url.trim() === "" ? t("urlMissing") : null;
  const typesError = wasSent && which === "some" && ticked.size === 0 ? t("typesMissing") : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasSent(true);
    if (url.trim() === "" || (which === "some" && ticked.size === 0)) return;
    onSubmit({ url, description, eventTypes: which === "all" ? [...types] : [...ticked] });
  }
  return (
    <form id={id} onSubmit={submit} noValidate className="grid gap-6">
      <TextField
        label={t("url")}
        hint={
          <>
            {t("urlHint")} <ReadBy field={`${form}.url`} />
          </>
        }
        error={urlError}
        required
        {...linkField}
        {...draft.field("url")}
        placeholder="https://example.com/hooks/offerlane"
        autoComplete="off"
      />
      <TextField
        label={t("note")}
        hint={
          <>
            {t("noteHint")} <ReadBy field={`${form}.description`} />
          </>
        }
        {...draft.field("description")}
        maxLength={LIMITS.text.title}
        autoComplete="off"
      />
      <RadioGroup
        legend={t("events")}
        name="events"
        options={[
          { value: "all", label: t("all"), hint: t("allHint") },
          { value: "some", label: t("some"), hint: t("someHint") },
        ]}
        value={which}
        onValueChange={setWhich}
      />
      {which === "some" ? <TypePicker ticked={ticked} onTicked={setTicked} error={typesError} /> : null}
    </form>
  );
}

type TypePickerProps = {
  ticked: ReadonlySet<EventType>;
  onTicked: (ticked: ReadonlySet<EventType>) => void;
  error: string | null;
};

/** Lists the event types, one line per kind of object. */
function TypePicker({ ticked, onTicked, error }: TypePickerProps) {
  const t = useTranslations("webhooks");
  const { kinds, types } = useOperations();
  const errorId = useId();
  function tick(type: EventType, isTicked: boolean) {
    const changed = new Set(ticked);
    if (isTicked) changed.add(type);
    else changed.delete(type);
    onTicked(changed);
  }
  return (
    <div className="grid gap-3">
      <div className="grid gap-4 rounded-card border border-line bg-sunken p-4">
        {kinds.map((kind) => (
          <fieldset key={kind} aria-describedby={error ? errorId : undefined} className="grid gap-1.5">
            <legend className="mb-1.5 text-sm font-medium">{t(`kinds.${kind}`)}</legend>
            <div className="flex flex-wrap gap-x-6 gap-y-2">
              {EVENT_ACTIONS.map((action) => {
                const type = types.find((item) => item === `${kind}.${action}`);
                return type === undefined ? null : (
                  <Checkbox
                    key={type}
                    label={t(`actions.${action}`)}
                    checked={ticked.has(type)}
                    onChange={(event) => tick(type, event.target.checked)}
                  />
                );
              })}
            </div>
          </fieldset>
        ))}
      </div>
      <GroupError id={errorId}>{error}</GroupError>
    </div>
  );
}
