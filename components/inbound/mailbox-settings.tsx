"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { api, type Outputs, trpc } from "#components/api/client.ts";
import { useChange } from "#components/api/use-change.ts";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { ConnectMailbox } from "./connect-mailbox.tsx";
import { FolderField } from "./folder-field.tsx";

type State = Outputs["mailboxes"]["get"];
type Mailbox = NonNullable<State["mailbox"]>;

/** The interval at which the state is read again while mail is fetched. */
const POLL_MS = 2_000;

/** Connects a mailbox from which mail is fetched, or shows the connected one and how its last run went. */
export function MailboxSettings({ initial }: { initial: State }) {
  const { data } = useQuery(
    trpc.mailboxes.get.queryOptions(
      {},
      {
        initialData: initial,
        refetchInterval: ({ state }) => (state.data?.mailbox?.isChecking ? POLL_MS : false),
      },
    ),
  );
  return data.mailbox ? <ConnectedMailbox mailbox={data.mailbox} /> : <ConnectMailbox />;
}

function ConnectedMailbox({ mailbox }: { mailbox: Mailbox }) {
  const t = useTranslations("inbound.mailbox");
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const onSuccess = (state: State) => queryClient.setQueryData(trpc.mailboxes.get.queryKey({}), state);
  const check = useMutation({ mutationFn: () => api.mailboxes.check.mutate({}), onSuccess });
  const disconnect = useChange({
    mutationFn: () => api.mailboxes.disconnect.mutate({}),
    says: () => t("disconnected"),
    onSuccess,
  });
  const { userName, host, failure, status, isChecking, lastRunAt, received, skipped } = mailbox;
  const isPaused = status === "paused";
  return (
    <div className="grid gap-4 text-sm">
      <div className="grid gap-1">
        <p className="font-medium wrap-anywhere">{t("from", { userName, host })}</p>
        <p role="status" className="text-ink-muted">
          {isChecking ? t("checking") : null}
          {!isChecking && lastRunAt === null ? t("never") : null}
          {!isChecking && lastRunAt !== null
            ? t.rich("lastRun", { when: () => <LocalTime value={lastRunAt} /> })
            : null}
        </p>
        {lastRunAt === null ? null : <p className="text-ink-muted">{t("received", { received })}</p>}
        {skipped > 0 ? <p className="text-ink-muted">{t("skipped", { skipped })}</p> : null}
      </div>
      {failure === null ? null : (
        <Callout tone="warning" title={t(isPaused ? "pausedTitle" : "failed")}>
          <p>{t(`failure.${failure}`)}</p>
          <p>{t(isPaused ? "paused" : "retries")}</p>
        </Callout>
      )}
      <ChangeFolder key={mailbox.folder} mailbox={mailbox} onChanged={onSuccess} />
      <div className="flex flex-wrap gap-2">
        <Button pending={check.isPending} disabled={isChecking} onClick={() => check.mutate()}>
          {t("check")}
        </Button>
        <Button variant="ghost" onClick={() => setAsking(true)}>
          {t("disconnect")}
        </Button>
      </div>
      {isAsking ? (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={t("ask.title")}
          description={t("ask.text")}
          confirmLabel={t("ask.confirm")}
          destructive
          onConfirm={() => disconnect.mutateAsync()}
        />
      ) : null}
    </div>
  );
}

type ChangeFolderProps = { mailbox: Mailbox; onChanged: (state: State) => void };

function ChangeFolder({ mailbox, onChanged }: ChangeFolderProps) {
  const t = useTranslations("inbound.mailbox");
  const [folder, setFolder] = useState(mailbox.folder);
  const change = useChange({
    mutationFn: () => api.mailboxes.check.mutate({ folder }),
    says: () => t("folderChanged"),
    onSuccess: onChanged,
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (folder.trim() !== "" && folder !== mailbox.folder) change.mutate();
  };
  return (
    <form onSubmit={send} className="flex flex-wrap items-end gap-2">
      <FolderField
        value={folder}
        folders={mailbox.folders}
        onChange={setFolder}
        className="min-w-48 flex-1"
      />
      <Button type="submit" pending={change.isPending}>
        {t("changeFolder")}
      </Button>
    </form>
  );
}
