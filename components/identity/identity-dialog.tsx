import { useMutation, useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useState } from "react";
import { api, trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { fieldProblem, isAboutFields } from "#components/api/problem.ts";
import { useErrorReport } from "#components/api/use-error-report.ts";
import { Button } from "#components/ui/button.tsx";
import { Callout, FormError } from "#components/ui/callout.tsx";
import { CodeField } from "#components/ui/code-field.tsx";
import { Dialog, DialogContent } from "#components/ui/dialog.tsx";
import { TextField } from "#components/ui/fields.tsx";
import { focusLoaded } from "#components/ui/first-focus.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { proveByPasskey } from "./passkey-proof.ts";

/** Asks the person to confirm their identity with any of their credentials, then continues. */
export function IdentityDialog({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const t = useTranslations("identity");
  const query = useQuery(trpc.reauthentication.get.queryOptions({}, { gcTime: 0 }));
  const { data: methods } = query;
  const done = () => onAnswer(true);
  return (
    <Dialog open onOpenChange={(open) => !open && onAnswer(false)}>
      <DialogContent size="sm" title={t("title")} description={t("description")}>
        {methods === undefined ? (
          <div className="grid gap-3">
            <LoadFailed query={query} />
            {query.isLoadingError ? null : <Skeleton className="h-24" />}
          </div>
        ) : (
          <div ref={focusLoaded} className="grid gap-5">
            {methods.passkey ? <ByPasskey onDone={done} /> : null}
            {methods.password ? (
              <ByPassword email={methods.email} isMain={!methods.passkey} onDone={done} />
            ) : null}
            {methods.app ? <ByCode isMain={!methods.passkey && !methods.password} onDone={done} /> : null}
            {methods.link ? <ByLink email={methods.email} onDone={done} /> : null}
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}

/** Confirms the identity by a passkey. */
function ByPasskey({ onDone }: { onDone: () => void }) {
  const t = useTranslations("identity");
  const [isUnanswered, setUnanswered] = useState(false);
  const confirmation = useMutation({
    mutationFn: () => {
      setUnanswered(false);
      return proveByPasskey();
    },
    ...useConfirmation((isConfirmed: boolean) => (isConfirmed ? onDone() : setUnanswered(true))),
  });
  return (
    <div className="grid gap-3">
      <FormError>{isUnanswered || confirmation.isError ? t("passkeyFailed") : null}</FormError>
      <Button
        data-field
        variant="primary"
        pending={confirmation.isPending}
        onClick={() => confirmation.mutate()}
      >
        <KeyRound aria-hidden />
        {t("passkey")}
      </Button>
    </div>
  );
}

type PasswordProps = { email: string; isMain: boolean; onDone: () => void };

/** Confirms the identity by the password. */
function ByPassword({ email, isMain, onDone }: PasswordProps) {
  const t = useTranslations("identity");
  const confirmation = useMutation({
    mutationFn: (password: string) => api.reauthentication.confirm.mutate({ password }),
    ...useConfirmation(onDone),
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // In React's tree, though not in the page, this form is inside the one that asked for the confirmation.
    event.stopPropagation();
    confirmation.mutate(String(new FormData(event.currentTarget).get("password") ?? ""));
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      {/* For password managers: whose password this is. */}
      <input type="text" name="email" value={email} readOnly hidden autoComplete="username" />
      <TextField
        label={t("password")}
        error={fieldProblem(confirmation.error, "password")}
        type="password"
        name="password"
        autoComplete="current-password"
        required
      />
      <Button type="submit" variant={isMain ? "primary" : "secondary"} pending={confirmation.isPending}>
        {t("confirm")}
      </Button>
    </form>
  );
}

/** Confirms the identity by a code of the authenticator app. */
function ByCode({ isMain, onDone }: Omit<PasswordProps, "email">) {
  const t = useTranslations("identity");
  const confirmation = useMutation({
    mutationFn: (code: string) => api.reauthentication.confirm.mutate({ code }),
    ...useConfirmation(onDone),
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    confirmation.mutate(String(new FormData(event.currentTarget).get("code") ?? ""));
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <CodeField label={t("code")} error={fieldProblem(confirmation.error, "code")} />
      <Button type="submit" variant={isMain ? "primary" : "secondary"} pending={confirmation.isPending}>
        {t("confirmCode")}
      </Button>
    </form>
  );
}

const LOOK_AGAIN_MS = 3_000;

/** Confirms the identity by an emailed link, opened in this browser; continues automatically. */
function ByLink({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useTranslations("identity");
  const sending = useMutation({ mutationFn: () => api.reauthentication.mailLink.mutate({}) });
  const { data } = useQuery(
    trpc.reauthentication.get.queryOptions(
      {},
      { enabled: sending.isSuccess, refetchInterval: LOOK_AGAIN_MS, gcTime: 0 },
    ),
  );
  const isRecent = data?.isRecent ?? false;
  // Runs in an effect, because the confirmation happens in another tab.
  useEffect(() => {
    if (isRecent) onDone();
  }, [isRecent, onDone]);
  if (sending.isSuccess) return <Callout role="status">{t("linkSent", { email })}</Callout>;
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-muted">{t("linkHint", { email })}</p>
      <Button data-field variant="primary" pending={sending.isPending} onClick={() => sending.mutate()}>
        {t("link")}
      </Button>
    </div>
  );
}

/** Returns the common options of all ways to confirm: tried once, with errors about a field shown beside it. */
function useConfirmation<Result>(onSuccess: (result: Result) => void) {
  const report = useErrorReport();
  return {
    meta: { silent: true },
    retry: false,
    onSuccess,
    onError: (error: unknown) => {
      if (!isAboutFields(error)) report(error);
    },
  } as const;
}
