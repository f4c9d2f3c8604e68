"use client";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { Dialog, DialogContent } from "#components/ui/dialog.tsx";

/** Shows a key the one time that it can be shown. */
export function SecretDialog({ secret, onClose }: { secret: string | null; onClose: () => void }) {
  const t = useTranslations("keys");
  return (
    <Dialog open={secret !== null} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("madeTitle")}
        description={t("made")}
        footer={
          <Button variant="primary" onClick={onClose}>
            {t("done")}
          </Button>
        }
      >
        <div className="grid justify-items-start gap-3">
          <code
            data-testid="api-key"
            className="w-full rounded-control border border-line bg-sunken px-3 py-2.5 text-sm break-all select-all"
          >
            {secret}
          </code>
          <CopyButton value={secret ?? ""} label={t("copy")} />
        </div>
      </DialogContent>
    </Dialog>
  );
}
