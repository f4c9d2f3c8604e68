import { useTranslations } from "next-intl";
import { Callout } from "#components/ui/callout.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { limitsInTexts } from "#domain/limits-in-texts.ts";
import { CHOSEN_CREDENTIALS } from "#domain/recovery.ts";
import type { AddedCredential, AddedCredentials } from "#server/auth/recovery/added.ts";
import { ActionForm } from "./action-form.tsx";
import { FormCheckbox } from "./form-checkbox.tsx";
import type { FormAction } from "./form-state.ts";
import { Submit } from "./submit.tsx";

export type RecoveryFormProps = { action: FormAction; token: string; added: AddedCredentials; label: string };

/** Recovers an account after an email warned of a change: shows what it ends, and asks about older credentials. */
export function RecoveryForm({ action, token, added, label }: RecoveryFormProps) {
  const t = useTranslations("auth.recovery");
  return (
    <ActionForm action={action} hidden={{ token }}>
      <section className="grid gap-2">
        <h2 className="text-sm font-medium">{t("ends")}</h2>
        <ul className="grid list-disc gap-1 pl-5 text-sm text-ink-muted">
          <li>{t("password")}</li>
          <li>{t("sessions", { count: added.sessions })}</li>
          <CredentialItems ways={added.recent} />
        </ul>
      </section>
      <OlderCredentials older={added.older} />
      <KeptFactors factors={added.factors} />
      <Submit intent="recover" variant="primary" size="lg">
        {label}
      </Submit>
    </ActionForm>
  );
}

/** Asks what a new password ends: recent additions together, and older ones by kind. All are selected at first. */
export function EndedWithPassword({ added }: { added: AddedCredentials }) {
  const t = useTranslations("auth.recovery");
  return (
    <>
      {added.recent.length === 0 ? null : (
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-sm font-medium">{t("recent", limitsInTexts)}</legend>
          <FormCheckbox name="recent" defaultChecked label={t("remove", { count: added.recent.length })} />
          <ul className="grid list-disc gap-1 pl-11 text-sm text-ink-muted">
            <CredentialItems ways={added.recent} />
          </ul>
          <p className="text-sm text-ink-muted">{t("recentHint")}</p>
        </fieldset>
      )}
      <OlderCredentials older={added.older} />
      <KeptFactors factors={added.factors} />
    </>
  );
}

/** Lists credentials of an account, each with its date. */
export function CredentialItems({ ways: credentials }: { ways: readonly AddedCredential[] }) {
  const t = useTranslations("auth.recovery.ways");
  return credentials.map(({ kind, name, at }) => (
    <li key={`${kind} ${name} ${at}`} className="wrap-anywhere">
      {t(kind, { name: name ?? "" })}
      {at === null ? null : (
        <>
          {", "}
          <LocalTime value={at} />
        </>
      )}
    </li>
  ));
}

function OlderCredentials({ older }: { older: AddedCredentials["older"] }) {
  const t = useTranslations("auth.recovery.older");
  const offered = CHOSEN_CREDENTIALS.filter((credential) => older[credential] > 0);
  if (offered.length === 0) return null;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-medium">{t("title")}</legend>
      {offered.map((credential) => (
        <FormCheckbox
          key={credential}
          name={credential}
          defaultChecked={credential !== "memberships"}
          label={t(credential, { count: older[credential] })}
        />
      ))}
      <p className="text-sm text-ink-muted">{t("hint")}</p>
    </fieldset>
  );
}

function KeptFactors({ factors }: { factors: AddedCredentials["factors"] }) {
  const t = useTranslations("auth.recovery");
  if (factors.length === 0) return null;
  return (
    <Callout tone="info" title={t("kept")}>
      <ul className="grid list-disc gap-1 pl-5">
        <CredentialItems ways={factors} />
      </ul>
      <p>{t("keptHint")}</p>
    </Callout>
  );
}
