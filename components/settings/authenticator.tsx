import { useMutation } from "@tanstack/react-query";
import { Smartphone } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { api } from "#components/api/client.ts";
import { fieldProblem, isAboutFields } from "#components/api/problem.ts";
import { useChange } from "#components/api/use-change.ts";
import { useErrorReport } from "#components/api/use-error-report.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { CodeField } from "#components/ui/code-field.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { Dialog, DialogClose, DialogContent } from "#components/ui/dialog.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import type { AuthenticatorSetUp, FactorProps } from "./factors.ts";

/** Shows whether the authenticator app is set up, and sets it up or removes it. */
export function Authenticator({ factors: { app, passkeys }, onChange }: FactorProps) {
  const t = useTranslations("settings.authenticator");
  const [isRemoving, setRemoving] = useState(false);
  const [setUp, setSetUp] = useState<AuthenticatorSetUp | null>(null);
  const begin = useMutation({ mutationFn: () => api.factors.beginApp.mutate({}), onSuccess: setSetUp });
  const removal = useChange({
    mutationFn: () => api.factors.remove.mutate({ passkeyId: null }),
    says: () => t("removed"),
    onSettled: () => onChange(),
  });
  return (
    <div className="grid justify-items-start gap-4">
      <div className="flex gap-3 text-sm">
        <Smartphone aria-hidden className="mt-0.5 size-4.5 shrink-0 text-ink-faint" />
        {app === null ? (
          <p className="grid gap-0.5">
            <span className="font-medium">{t("off")}</span>
            <span className="text-ink-muted">{t("offHint")}</span>
          </p>
        ) : (
          <div className="grid justify-items-start gap-1">
            <Badge tone="success">{t("on")}</Badge>
            <p className="flex flex-wrap gap-x-4 text-ink-muted">
              <span>
                {t.rich("since", { time: () => <LocalTime value={app.createdAt} format="date" /> })}
              </span>
              {app.lastUsedAt === null ? null : (
                <span>
                  {t.rich("lastUsed", {
                    time: () => <LocalTime value={app.lastUsedAt ?? ""} format="dateTime" />,
                  })}
                </span>
              )}
            </p>
          </div>
        )}
      </div>
      {app === null ? (
        <Button pending={begin.isPending} onClick={() => begin.mutate()}>
          {t("setUp")}
        </Button>
      ) : (
        <Button onClick={() => setRemoving(true)}>{t("remove")}</Button>
      )}
      <AuthenticatorDialog setUp={setUp} onClose={() => setSetUp(null)} onAdded={onChange} />
      <ConfirmDialog
        open={isRemoving}
        onClose={() => setRemoving(false)}
        title={t("removeTitle")}
        description={t(passkeys.length === 0 ? "removeLast" : "removeDescription")}
        confirmLabel={t("remove")}
        destructive
        onConfirm={() => removal.mutateAsync()}
      />
    </div>
  );
}

type Props = {
  setUp: AuthenticatorSetUp | null;
  onClose: () => void;
  onAdded: (recoveryCodes: readonly string[] | null) => Promise<void>;
};

/** Shows the secret as a QR code and as text, and asks for the app's first code. */
function AuthenticatorDialog({ setUp, onClose, onAdded }: Props) {
  const t = useTranslations("settings.authenticator");
  const toast = useToast();
  const report = useErrorReport();
  const confirmation = useMutation({
    mutationFn: (code: string) => api.factors.confirmApp.mutate({ code }),
    meta: { silent: true },
    retry: false,
    onSuccess: async ({ recoveryCodes }) => {
      toast.success(t("added"));
      onClose();
      await onAdded(recoveryCodes);
    },
    onError: (error) => {
      if (!isAboutFields(error)) report(error);
    },
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    confirmation.mutate(String(new FormData(event.currentTarget).get("code") ?? ""));
  }
  function close() {
    confirmation.reset();
    onClose();
  }
  return (
    <Dialog open={setUp !== null} onOpenChange={(open) => !open && close()}>
      <DialogContent
        title={t("dialogTitle")}
        description={t("dialogDescription")}
        footer={
          <>
            <DialogClose asChild>
              <Button>{t("cancel")}</Button>
            </DialogClose>
            <Button type="submit" form="confirm-app" variant="primary" pending={confirmation.isPending}>
              {t("confirm")}
            </Button>
          </>
        }
      >
        {setUp === null ? null : (
          <form id="confirm-app" onSubmit={submit} className="grid gap-5">
            <div className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:gap-6">
              {/* Scanners need it dark on light in both themes. */}
              {/* biome-ignore lint/performance/noImgElement: the picture is in the data address itself, nothing is fetched */}
              <img
                src={`data:image/svg+xml,${encodeURIComponent(setUp.qrCode)}`}
                alt={t("qrCode")}
                className="mx-auto size-44 rounded-card border border-line bg-white"
              />
              <div className="grid justify-items-start gap-2 text-sm">
                <p className="text-ink-muted">{t("cantScan")}</p>
                <code data-testid="authenticator-secret" className="break-all select-all">
                  {setUp.secret.match(/.{1,4}/g)?.join(" ")}
                </code>
                <CopyButton size="sm" value={setUp.secret} label={t("copySecret")} />
              </div>
            </div>
            <CodeField
              label={t("code")}
              error={fieldProblem(confirmation.error, "code")}
              className="max-w-44"
            />
          </form>
        )}
      </DialogContent>
    </Dialog>
  );
}
