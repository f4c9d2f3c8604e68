import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { api, trpc } from "#components/api/client.ts";
import { problemOf } from "#components/api/problem.ts";
import { useChange } from "#components/api/use-change.ts";
import { Button } from "#components/ui/button.tsx";
import { Input } from "#components/ui/input.tsx";
import { useToast } from "#components/ui/use-toast.ts";

/** Lists the person's other addresses, from which mail is forwarded too; adds and removes them. */
export function OwnAddresses({ addresses }: { addresses: readonly string[] }) {
  const t = useTranslations("inbound.settings");
  const unanswered = useTranslations("api")("offlineTryAgain");
  const toast = useToast();
  const fieldId = useId();
  const [typed, setTyped] = useState("");
  const change = useChange({
    mutationFn: (given: Parameters<typeof api.inboundEmails.changeSettings.mutate>[0]) =>
      api.inboundEmails.changeSettings.mutate(given),
    silent: true,
    onSuccess: (_done, given) => {
      if (given.addOwnAddress !== undefined) setTyped("");
      toast.success(t("saved"));
    },
    onError: (error) => toast.error(t("ownFailed"), { description: problemOf(error)?.detail ?? unanswered }),
    affects: trpc.inboundEmails.getSettings.queryFilter(),
  });
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== "") change.mutate({ addOwnAddress: typed.trim() });
  };
  return (
    <form onSubmit={add} className="grid gap-1.5">
      <label htmlFor={fieldId} className="font-medium">
        {t("own")}
      </label>
      <div className="flex flex-wrap gap-2">
        <Input
          id={fieldId}
          type="email"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          aria-describedby={`${fieldId}-hint`}
          className="min-w-48 flex-1"
        />
        <Button type="submit" pending={change.isPending}>
          {t("ownAdd")}
        </Button>
      </div>
      <p id={`${fieldId}-hint`} className="text-ink-muted">
        {t("ownHint")}
      </p>
      {addresses.length > 0 ? (
        <ul aria-label={t("ownList")} className="grid gap-1">
          {addresses.map((address) => (
            <li key={address} className="flex flex-wrap items-center justify-between gap-2">
              <span className="wrap-anywhere">{address}</span>
              <Button
                size="sm"
                variant="ghost"
                aria-label={t("ownRemoveOf", { address })}
                onClick={() => change.mutate({ removeOwnAddress: address })}
              >
                {t("ownRemove")}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </form>
  );
}
