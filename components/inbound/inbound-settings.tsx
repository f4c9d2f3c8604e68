"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { api, type Outputs, trpc } from "#components/api/client.ts";
import { problemOf } from "#components/api/problem.ts";
import { useChange } from "#components/api/use-change.ts";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { TextField } from "#components/ui/fields.tsx";
import { Select } from "#components/ui/input.tsx";
import { LinkedText } from "#components/ui/linked-text.tsx";
import { useToast } from "#components/ui/use-toast.ts";

const KEPT_DAYS = [0, 7, 30, 90] as const;
type Settings = Outputs["inboundEmails"]["getSettings"];

/** Creates, replaces, and turns off the forwarding address, and says how its email is kept. */
export function InboundSettings({ initial }: { initial: Settings }) {
  const t = useTranslations("inbound.settings");
  const [asking, setAsking] = useState<"renew" | "turnOff" | null>(null);
  const { data } = useQuery(trpc.inboundEmails.getSettings.queryOptions({}, { initialData: initial }));
  const affects = trpc.inboundEmails.getSettings.queryFilter();
  const renew = useChange({ mutationFn: () => api.inboundEmails.renewAddress.mutate({}), affects });
  const turnOff = useChange({
    mutationFn: () => api.inboundEmails.changeSettings.mutate({ turnOff: true }),
    says: () => t("turnedOff"),
    affects,
  });
  const { isAvailable, address, forwardingCode } = data;
  if (!isAvailable) return <p className="text-sm text-ink-muted">{t("unavailable")}</p>;
  if (address === null) {
    return (
      <div className="grid justify-items-start gap-3 text-sm">
        <p className="leading-relaxed text-ink-muted">{t("off")}</p>
        <Button pending={renew.isPending} onClick={() => renew.mutate()}>
          {t("make")}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-4 text-sm">
      <div className="grid justify-items-start gap-2">
        <p className="font-medium">{t("address")}</p>
        <code
          data-testid="inbound-address"
          className="block w-full rounded-control border border-line bg-surface px-3 py-2.5 text-xs break-all select-all"
        >
          {address}
        </code>
        <p className="text-ink-muted">{t("secret")}</p>
        <CopyButton value={address} label={t("copy")} />
      </div>
      {forwardingCode ? (
        <Callout tone="info" title={t("code")} role="status">
          <p>{t("codeText")}</p>
          <p className="mt-1 font-semibold break-all select-all">
            <LinkedText text={forwardingCode} />
          </p>
        </Callout>
      ) : null}
      <OwnAddresses addresses={data.ownAddresses} />
      <Kept settings={data} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setAsking("renew")}>{t("renew")}</Button>
        <Button variant="ghost" onClick={() => setAsking("turnOff")}>
          {t("turnOff")}
        </Button>
      </div>
      {asking ? (
        <ConfirmDialog
          onClose={() => setAsking(null)}
          title={t(`ask.${asking}.title`)}
          description={t(`ask.${asking}.text`)}
          confirmLabel={t(`ask.${asking}.confirm`)}
          destructive={asking === "turnOff"}
          onConfirm={() => (asking === "renew" ? renew.mutateAsync() : turnOff.mutateAsync())}
        />
      ) : null}
    </div>
  );
}

/** Sets for how long texts are kept, and lists the senders that are ignored. */
function Kept({ settings: { keptDays, blockedSenders } }: { settings: Settings }) {
  const t = useTranslations("inbound.settings");
  const fieldId = useId();
  const change = useChange({
    mutationFn: (input: Parameters<typeof api.inboundEmails.changeSettings.mutate>[0]) =>
      api.inboundEmails.changeSettings.mutate(input),
    says: () => t("saved"),
    affects: trpc.inboundEmails.getSettings.queryFilter(),
  });
  return (
    <>
      <div className="grid justify-items-start gap-1.5">
        <label htmlFor={fieldId} className="font-medium">
          {t("kept")}
        </label>
        <Select
          id={fieldId}
          value={keptDays}
          disabled={change.isPending}
          onChange={({ target }) => {
            const days = KEPT_DAYS.find((day) => String(day) === target.value);
            if (days !== undefined) change.mutate({ keptDays: days });
          }}
          options={KEPT_DAYS.map((days) => ({ value: String(days), label: t("days", { days }) }))}
        />
        <p className="text-ink-muted">{t("keptHint")}</p>
      </div>
      {blockedSenders.length > 0 ? (
        <div className="grid gap-1.5">
          <p className="font-medium">{t("ignored")}</p>
          <ul aria-label={t("ignored")} className="grid gap-1">
            {blockedSenders.map((sender) => (
              <li key={sender} className="flex flex-wrap items-center justify-between gap-2">
                <span className="wrap-anywhere">{sender}</span>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={t("unblockOf", { sender })}
                  onClick={() => change.mutate({ unblock: sender })}
                >
                  {t("unblock")}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}

/** Lists the person's other addresses, from which mail is forwarded too; adds and removes them. */
function OwnAddresses({ addresses }: { addresses: readonly string[] }) {
  const t = useTranslations("inbound.settings");
  const unanswered = useTranslations("api")("offlineTryAgain");
  const toast = useToast();
  const [typed, setTyped] = useState("");
  const change = useChange({
    mutationFn: (input: Parameters<typeof api.inboundEmails.changeSettings.mutate>[0]) =>
      api.inboundEmails.changeSettings.mutate(input),
    silent: true,
    onSuccess: (_done, input) => {
      if (input.addOwnAddress !== undefined) setTyped("");
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
    <form onSubmit={add} className="grid gap-3">
      <TextField
        label={t("own")}
        hint={t("ownHint")}
        type="email"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" pending={change.isPending} className="justify-self-start">
        {t("ownAdd")}
      </Button>
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
