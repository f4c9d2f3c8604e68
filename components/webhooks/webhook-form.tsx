"use client";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog, DialogContent } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import type { EventType } from "#domain/event-types.ts";
import { LIMITS } from "#domain/limits.ts";
import { useOperations, type Values, type Webhook } from "./operations.ts";
import { TypePicker } from "./type-picker.tsx";

export type WebhookDialogProps = {
  /** The one to be changed, or a new one; null while none is. */
  edited: Webhook | "new" | null;
  onClose: () => void;
  /** Takes the secret of a new one, to be shown once. */
  onSaved: (secret: string | null) => void;
};

/** Asks where a webhook leads and what is sent there, and saves it. */
export function WebhookDialog({ edited, onClose, onSaved }: WebhookDialogProps) {
  const t = useTranslations("webhooks");
  const { create, update } = useOperations();
  const formId = useId();
  const isNew = edited === "new";
  const save = useMutation({
    mutationFn: async (values: Values) => {
      if (edited === null || isNew) return (await create(values)).secret;
      await update({ webhookId: edited.id, ...values });
      return null;
    },
    // A second try could make a second one.
    retry: false,
    onSuccess: onSaved,
  });
  return (
    <Dialog open={edited !== null} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t(isNew ? "create" : "editTitle")}
        footer={
          <Button type="submit" form={formId} variant="primary" pending={save.isPending}>
            {t(isNew ? "submit" : "save")}
          </Button>
        }
      >
        <WebhookForm
          id={formId}
          initial={edited === "new" ? null : edited}
          onSubmit={(values) => save.mutate(values)}
        />
      </DialogContent>
    </Dialog>
  );
}

type FormProps = { id: string; initial: Webhook | null; onSubmit: (values: Values) => void };

function WebhookForm({ id, initial, onSubmit }: FormProps) {
  const t = useTranslations("webhooks");
  const { types } = useOperations();
  const known: readonly EventType[] = initial?.eventTypes ?? types;
  const [url, setUrl] = useState(initial?.url ?? "");
  const [description, setDescription] = useState(initial?.description ?? "");
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
      <Field label={t("url")} hint={t("urlHint")} error={urlError} required>
        {(control) => (
          <Input
            {...control}
            type="url"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
            placeholder="https://example.com/hooks/offerlane"
            maxLength={LIMITS.text.url}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label={t("note")} hint={t("noteHint")}>
        {(control) => (
          <Input
            {...control}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
            maxLength={LIMITS.text.title}
            autoComplete="off"
          />
        )}
      </Field>
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
