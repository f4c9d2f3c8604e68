import { useMutation } from "@tanstack/react-query";
import { Download, Printer } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api } from "#components/api/client.ts";
import { Button } from "#components/ui/button.tsx";
import { buttonClasses } from "#components/ui/button-classes.ts";
import { Callout } from "#components/ui/callout.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { Dialog, DialogContent } from "#components/ui/dialog.tsx";
import type { FactorProps } from "./factors.ts";

const FEW = 3;

/** Shows how many codes are left, warns if they are few, and creates new ones. */
export function RecoveryCodes({ factors, onChange }: FactorProps) {
  const t = useTranslations("settings.recovery");
  const [isAsking, setAsking] = useState(false);
  const renewal = useMutation({ mutationFn: () => api.factors.renewCodes.mutate({}) });
  const { passkeys, app, recoveryCodes: count } = factors;
  if (passkeys.length === 0 && app === null) return <p className="text-sm text-ink-muted">{t("none")}</p>;
  return (
    <div className="grid justify-items-start gap-4">
      {count <= FEW ? (
        <Callout tone="warning">{t("few", { count })}</Callout>
      ) : (
        <p className="text-sm font-medium">{t("left", { count })}</p>
      )}
      <Button onClick={() => setAsking(true)}>{t("renew")}</Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t("renewTitle")}
        description={t("renewDescription")}
        confirmLabel={t("renew")}
        onConfirm={async () => onChange((await renewal.mutateAsync()).recoveryCodes)}
      />
    </div>
  );
}

type Props = { codes: readonly string[] | null; email: string; onClose: () => void };

/** Shows ten recovery codes the only time that they can be shown, to copy, download, or print them. */
export function RecoveryCodesDialog({ codes, email, onClose }: Props) {
  const t = useTranslations("settings.recovery");
  const text = [t("fileHeading", { email }), t("fileNote"), "", ...(codes ?? []), ""].join("\n");
  return (
    <Dialog open={codes !== null} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("dialogTitle")}
        description={t("dialogDescription")}
        footer={
          <Button variant="primary" onClick={onClose}>
            {t("saved")}
          </Button>
        }
      >
        <div className="grid gap-4">
          <ul
            data-testid="recovery-codes"
            className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-card border border-line bg-sunken px-5 py-4 font-mono text-sm tabular-nums select-all"
          >
            {codes?.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-2">
            <CopyButton value={codes?.join("\n") ?? ""} label={t("copy")} />
            <a
              className={buttonClasses()}
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
              download={t("fileName")}
            >
              <Download aria-hidden />
              {t("download")}
            </a>
            <Button onClick={() => printText(text)}>
              <Printer aria-hidden />
              {t("print")}
            </Button>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** Prints only the text, from its own frame, which is removed after the print dialog closes. */
function printText(text: string): void {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  document.body.append(frame);
  const page = frame.contentDocument;
  const view = frame.contentWindow;
  if (page === null || view === null) return;
  const sheet = page.createElement("pre");
  sheet.textContent = text;
  page.body.append(sheet);
  view.addEventListener("afterprint", () => frame.remove());
  view.print();
}
