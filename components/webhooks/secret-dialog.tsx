import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { Dialog, DialogContent } from "#components/ui/dialog.tsx";

/** Shows the secret of a webhook the only time that it can be shown. */
export function SecretDialog({ secret, onClose }: { secret: string | null; onClose: () => void }) {
  const t = useTranslations("webhooks");
  return (
    <Dialog open={secret !== null} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("secretTitle")}
        description={t("secretDescription")}
        footer={
          <Button variant="primary" onClick={onClose}>
            {t("secretDone")}
          </Button>
        }
      >
        <div className="grid justify-items-start gap-3">
          <code
            data-testid="webhook-secret"
            className="w-full rounded-control border border-line bg-sunken px-3 py-2.5 text-sm break-all select-all"
          >
            {secret}
          </code>
          <CopyButton value={secret ?? ""} label={t("copySecret")} />
        </div>
      </DialogContent>
    </Dialog>
  );
}
