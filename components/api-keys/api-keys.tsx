"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { KeyRound, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, trpc } from "#components/api/client.ts";
import { useChange } from "#components/api/use-change.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { Dialog, DialogContent } from "#components/ui/dialog.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { type ApiKey, KeyRow } from "./key-row.tsx";
import { NewKeyDialog } from "./new-key.tsx";
import type { ScopeChoice } from "./permissions.tsx";

export type KeyManagerProps = {
  initial: ApiKey[];
  choices: readonly ScopeChoice[];
  /** True if the person is in their sandbox, where live keys can't be reached. */
  onlySandbox: boolean;
};

type PendingAction = { act: "rotate" | "revoke"; key: ApiKey };

/** Lists a person's API keys, and creates, rotates, and revokes them. */
export function KeyManager({ initial, choices, onlySandbox }: KeyManagerProps) {
  const t = useTranslations("apiKeys");
  const client = useQueryClient();
  const [creating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [pending, setPending] = useState<PendingAction | null>(null);
  const [deletesWebhooks, setDeletesWebhooks] = useState(true);

  const read = trpc.apiKeys.list.queryOptions({}, { initialData: initial });
  const { data: keys } = useQuery(read);
  const settled = { onSettled: () => client.invalidateQueries(read), retry: false };
  const revoke = useChange({
    mutationFn: (id: string) => api.apiKeys.revoke.mutate({ id, keepsWebhooks: !deletesWebhooks }),
    says: () => t("revoked"),
    ...settled,
  });
  const rotate = useMutation({
    mutationFn: (id: string) => api.apiKeys.rotate.mutate({ id }),
    onSuccess: ({ key }) => setSecret(key),
    ...settled,
  });

  function show(made: string) {
    setCreating(false);
    setSecret(made);
    void client.invalidateQueries(read);
  }
  async function carryOut() {
    if (pending === null) return;
    await (pending.act === "revoke" ? revoke : rotate).mutateAsync(pending.key.id);
  }
  const newKey = (
    <Button variant="primary" onClick={() => setCreating(true)}>
      <Plus aria-hidden />
      {t("create")}
    </Button>
  );
  return (
    <div className="grid gap-6">
      <PageHeader
        title={t("title")}
        description={onlySandbox ? t("descriptionSandbox") : t("description")}
        actions={keys.length > 0 ? newKey : null}
      />
      <Card>
        {keys.length === 0 ? (
          <EmptyState
            icon={<KeyRound aria-hidden />}
            title={t("empty")}
            description={t("emptyHint")}
            action={newKey}
          />
        ) : (
          <ul aria-label={t("caption")} className="divide-y divide-line">
            {keys.map((key) => (
              <KeyRow
                key={key.id}
                apiKey={key}
                choices={choices}
                onRotate={() => setPending({ act: "rotate", key })}
                onRevoke={() => {
                  setDeletesWebhooks(true);
                  setPending({ act: "revoke", key });
                }}
              />
            ))}
          </ul>
        )}
      </Card>
      <NewKeyDialog
        open={creating}
        onOpenChange={setCreating}
        choices={choices}
        onlySandbox={onlySandbox}
        onMade={show}
      />
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
      <ConfirmDialog
        open={pending !== null}
        onClose={() => setPending(null)}
        title={pending ? t(`${pending.act}Title`, { name: pending.key.name }) : ""}
        description={pending ? t(`${pending.act}Description`) : ""}
        confirmLabel={pending ? t(`${pending.act}Confirm`) : ""}
        destructive
        onConfirm={carryOut}
      >
        {pending?.act === "revoke" && pending.key.webhooks > 0 ? (
          <Checkbox
            label={t("alsoDelete", { count: pending.key.webhooks })}
            checked={deletesWebhooks}
            onChange={(event) => setDeletesWebhooks(event.target.checked)}
          />
        ) : null}
      </ConfirmDialog>
    </div>
  );
}

/** Shows a key the only time that it can be shown. */
function SecretDialog({ secret, onClose }: { secret: string | null; onClose: () => void }) {
  const t = useTranslations("apiKeys");
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
