"use client";
import { useMutation } from "@tanstack/react-query";
import { BadgeCheck, MailWarning } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { api } from "#components/api/client.ts";
import { fieldProblem } from "#components/api/problem.ts";
import { useChange } from "#components/api/use-change.ts";
import { ReadBy } from "#components/editing/read-by.tsx";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { TextField } from "#components/ui/fields.tsx";
import { LIMITS } from "#domain/limits.ts";
import { limitsInTexts } from "#domain/limits-in-texts.ts";

/**
 * Changes the name shown to others.
 * @param isStaff true if the person is staff in any organization: its applicants see the names of its staff
 */
export function NameForm({ name, isStaff }: { name: string | null; isStaff: boolean }) {
  const t = useTranslations("settings.you");
  const router = useRouter();
  const draft = useFormDraft("displayName:own", { name: name ?? "" });
  const typed = draft.values.name;
  const rename = useChange({
    mutationFn: (wanted: string) => api.account.rename.mutate({ name: wanted }),
    says: () => t("saved"),
    onSuccess: () => {
      draft.forget();
      router.refresh();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    rename.mutate(typed);
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <TextField
        label={t("name")}
        hint={isStaff ? <ReadBy field="displayName.ofStaff" /> : <ReadBy field="displayName.name" />}
        error={fieldProblem(rename.error, "name")}
        fieldClassName="min-w-52 flex-1"
        value={typed}
        onChange={(event) => draft.change({ name: event.target.value })}
        autoComplete="name"
        maxLength={LIMITS.text.title}
      />
      <Button type="submit" pending={rename.isPending} className="sm:mt-6.5">
        {t("save")}
      </Button>
    </form>
  );
}

/** Shows the email address and whether it is confirmed, and offers to confirm it. */
export function EmailLine({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  const t = useTranslations("settings.you");
  const confirm = useChange({
    mutationFn: () => api.account.sendConfirmation.mutate({}),
    says: () => t("confirmSent", { email }),
  });
  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-medium">{t("email")}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
        <span className="break-all">{email}</span>
        {isConfirmed ? (
          <Badge tone="success">
            <BadgeCheck aria-hidden />
            {t("confirmed")}
          </Badge>
        ) : (
          <Badge tone="warning">
            <MailWarning aria-hidden />
            {t("unconfirmed")}
          </Badge>
        )}
      </p>
      {isConfirmed ? null : (
        <div className="grid justify-items-start gap-2.5">
          <p className="text-sm text-ink-muted">{t("unconfirmedHint")}</p>
          <Button size="sm" pending={confirm.isPending} onClick={() => confirm.mutate()}>
            {t("confirm")}
          </Button>
        </div>
      )}
      <ChangeAddress />
    </div>
  );
}

/** Asks for a new address, to which a confirmation link is emailed. */
function ChangeAddress() {
  const t = useTranslations("settings.you");
  const [isOpen, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const close = () => setOpen(false);
  if (isOpen) {
    return (
      <AddressForm
        onClose={close}
        onSent={(email) => {
          setSentTo(email);
          close();
        }}
      />
    );
  }
  return (
    <div className="grid justify-items-start gap-3">
      {sentTo !== null ? (
        <Callout tone="success" role="status" className="w-full">
          <span className="wrap-anywhere">{t("changeSent", { ...limitsInTexts, email: sentTo })}</span>
        </Callout>
      ) : null}
      <Button size="sm" onClick={() => setOpen(true)}>
        {t("changeEmail")}
      </Button>
    </div>
  );
}

type AddressFormProps = { onClose: () => void; onSent: (email: string) => void };

function AddressForm({ onClose, onSent }: AddressFormProps) {
  const t = useTranslations("settings.you");
  const draft = useFormDraft("emailAddress:own", { email: "" });
  const change = useMutation({
    mutationFn: (email: string) => api.account.changeAddress.mutate({ email }),
    onSuccess: (_nothing, email) => {
      draft.forget();
      onSent(email);
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    change.mutate(draft.values.email);
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <TextField
        label={t("newEmail")}
        hint={
          <>
            {t("changeEmailHint")} <ReadBy field="emailAddress.email" />
          </>
        }
        error={fieldProblem(change.error, "email")}
        required
        type="email"
        autoComplete="email"
        autoFocus
        maxLength={LIMITS.text.email}
        {...draft.field("email")}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="sm" pending={change.isPending}>
          {t("sendChange")}
        </Button>
        <Button size="sm" onClick={onClose}>
          {t("cancelChange")}
        </Button>
      </div>
    </form>
  );
}
