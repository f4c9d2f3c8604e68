import { useTranslations } from "next-intl";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { Dialog, DialogContent } from "#components/ui/dialog.tsx";
import type { LeftOut } from "./people.ts";

export type LeftOutDialogProps = { people: readonly LeftOut[]; onClose: () => void };

/** Lists those whom a change left out, by reason. */
export default function LeftOutDialog({ people, onClose }: LeftOutDialogProps) {
  const t = useTranslations("leftOut");
  const byReason = Map.groupBy(people, ({ reason }) => reason);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="sm"
        title={t("title", { count: people.length })}
        description={t("text")}
        footer={
          <CopyButton
            value={people.map(({ applicantEmail }) => applicantEmail).join(", ")}
            label={t("copy")}
          />
        }
      >
        <div className="grid gap-4">
          {[...byReason].map(([reason, those]) => (
            <section key={reason} aria-label={t(`reasons.${reason}`)} className="grid gap-1 text-sm">
              <h3 className="font-medium">
                {t(`reasons.${reason}`)} <span className="text-ink-muted tabular-nums">{those.length}</span>
              </h3>
              <ul className="grid gap-0.5">
                {those.map(({ applicantEmail }) => (
                  <li key={applicantEmail} className="wrap-anywhere text-ink-muted">
                    {applicantEmail}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </DialogContent>
    </Dialog>
  );
}
