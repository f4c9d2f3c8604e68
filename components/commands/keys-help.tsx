import { useTranslations } from "next-intl";
import { Dialog, DialogContent } from "#components/ui/dialog.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import { modifier, setSingleKeys, useSingleKeys } from "#components/ui/keyboard.ts";
import { Switch } from "#components/ui/switch.tsx";
import { type KeyHint, useOffers } from "./offers.ts";

/** Lists the keys that work on the open page. */
export default function KeysHelp({ onClose }: { onClose: () => void }) {
  const t = useTranslations("commands");
  const offers = useOffers();
  const single = useSingleKeys();
  const undoKeys = [modifier(), "Z"];
  const offered = offers.flatMap((offer) => offer.hints);
  const hasUndo = offered.some(({ keys }) => keys.join() === undoKeys.join());
  const everywhere: KeyHint[] = [
    ...(hasUndo ? [] : [{ keys: undoKeys, label: t("undoLast") }]),
    { keys: [modifier(), "K"], label: t("openCommands") },
    { keys: ["/"], label: t("searchPage") },
    { keys: ["?"], label: t("showKeys") },
  ];
  const hints = [...offered, ...everywhere];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t("keys")} size="md">
        <dl className="grid gap-x-8 gap-y-0.5 text-sm">
          {hints.map(({ keys, label }) => (
            <div
              key={label}
              className="flex min-h-8 items-center justify-between gap-4 border-b border-line py-1 last:border-b-0"
            >
              <dt className="text-ink-muted">{label}</dt>
              <dd className="flex shrink-0 gap-1">
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <Switch
          className="mt-5 rounded-card bg-sunken px-4 py-3"
          label={t("singleKeys")}
          hint={t("singleKeysHint")}
          checked={single}
          onChange={(event) => setSingleKeys(event.target.checked)}
        />
      </DialogContent>
    </Dialog>
  );
}
