"use client";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { api } from "#components/api/client.ts";
import { useErrorReport } from "#components/api/use-error-report.ts";
import { CodeField } from "#components/identity/code-field.tsx";
import { Button } from "#components/ui/button.tsx";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { Dialog, DialogClose, DialogContent } from "#components/ui/dialog.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { fieldProblem, isAboutFields } from "../field-problem.ts";
import type { AuthenticatorSetUp } from "./factors.ts";

type Props = {
  setUp: AuthenticatorSetUp | null;
  onClose: () => void;
  onAdded: (recoveryCodes: readonly string[] | null) => Promise<void>;
};

/** Shows the secret as picture and text, and takes the app's first code. */
export function AuthenticatorDialog({ setUp, onClose, onAdded }: Props) {
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
              {/* Scanners want it dark on light, whatever the theme. */}
              {/* biome-ignore lint/performance/noImgElement: the picture stands in its own address, nothing of it is fetched */}
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
