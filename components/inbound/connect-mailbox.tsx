import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useState } from "react";
import { api, type Outputs, trpc } from "#components/api/client.ts";
import { failureText } from "#components/api/problem.ts";
import { TextAnchor } from "#components/ui/anchor.tsx";
import { Button } from "#components/ui/button.tsx";
import { Callout, FormError } from "#components/ui/callout.tsx";
import { TextField } from "#components/ui/fields.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { mailHostOf, TLS_PORT } from "#domain/mail-hosts.ts";
import { FolderField } from "./folder-field.tsx";

const START = { userName: "", host: "", port: String(TLS_PORT), password: "", folder: "INBOX" };
type Failure = Outputs["mailboxes"]["connect"]["failure"];

/** Signs in to a mailbox. The address's domain fills in the server of well-known providers. */
export function ConnectMailbox() {
  const t = useTranslations("inbound.mailbox");
  const unanswered = useTranslations("api")("offlineTryAgain");
  const toast = useToast();
  const queryClient = useQueryClient();
  const [fields, setGiven] = useState(START);
  const [failure, setFailure] = useState<Failure>(null);
  const known = mailHostOf(fields.userName);
  const connect = useMutation({
    meta: { silent: true },
    mutationFn: () => api.mailboxes.connect.mutate({ ...fields, port: Number(fields.port) }),
    onSuccess: ({ mailbox, failure: found }) => {
      setFailure(found);
      if (found !== null) return;
      queryClient.setQueryData(trpc.mailboxes.get.queryKey({}), { mailbox });
      toast.success(t("connected"));
    },
    onMutate: () => setFailure(null),
  });
  const change = (changed: Partial<typeof START>) => setGiven((before) => ({ ...before, ...changed }));
  const changeAddress = (userName: string) => {
    const found = mailHostOf(userName);
    change({ userName, ...(found ? { host: found.host, port: START.port } : {}) });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    connect.mutate();
  };
  const plain = { autoCapitalize: "none", spellCheck: false, autoComplete: "off" } as const;
  return (
    <form onSubmit={send} className="grid max-w-xl gap-4 text-sm">
      <p className="leading-relaxed text-ink-muted">{t("hint")}</p>
      <TextField
        label={t("userName")}
        required
        {...plain}
        value={fields.userName}
        onChange={({ target }) => changeAddress(target.value)}
      />
      {known ? (
        <Callout tone={known.note === "impossible" ? "warning" : "info"} role="status">
          {t.rich(`note.${known.note}`, {
            help: (text: ReactNode) => (
              <TextAnchor href={known.help} target="_blank" rel="noreferrer">
                {text}
              </TextAnchor>
            ),
          })}
        </Callout>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-[1fr_7rem]">
        <TextField
          label={t("host")}
          required
          {...plain}
          inputMode="url"
          value={fields.host}
          onChange={({ target }) => change({ host: target.value })}
        />
        <TextField
          label={t("port")}
          required
          inputMode="numeric"
          pattern="[0-9]+"
          value={fields.port}
          onChange={({ target }) => change({ port: target.value })}
        />
      </div>
      <TextField
        label={t("password")}
        hint={t("passwordHint")}
        required
        {...plain}
        type="password"
        autoComplete="new-password"
        value={fields.password}
        onChange={({ target }) => change({ password: target.value })}
      />
      <FolderField value={fields.folder} hint={t("folderHint")} onChange={(folder) => change({ folder })} />
      <FormError>{failure ? t(`failure.${failure}`) : failureText(connect, unanswered)}</FormError>
      <div>
        <Button type="submit" pending={connect.isPending}>
          {t("connect")}
        </Button>
      </div>
    </form>
  );
}
