"use client";
import { Download, Printer } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { buttonClasses } from "#components/ui/button-classes.ts";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { Dialog, DialogContent } from "#components/ui/dialog.tsx";

type Props = { codes: readonly string[] | null; email: string; onClose: () => void };

/** Shows ten recovery codes the one time that they can be shown, to be copied, downloaded or printed. */
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

/** Prints the text alone, from a frame of its own that goes once the print dialog has closed. */
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
