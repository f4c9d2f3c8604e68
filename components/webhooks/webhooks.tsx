"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus, Webhook as WebhookIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { useChange } from "#components/api/use-change.ts";
import { BackLink } from "#components/ui/back-link.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { Dialog, DialogContent } from "#components/ui/dialog.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { PageHeader, type PageHeaderProps } from "#components/ui/page-header.tsx";
import { useOpened } from "#components/ui/use-opened.ts";
import { limitsInTexts } from "#domain/limits-in-texts.ts";
import { DeliveriesDrawer } from "./deliveries.tsx";
import {
  OperationsContext,
  ofOrganization,
  ofPerson,
  useOperations,
  type Webhook,
  type Webhooks,
} from "./operations.ts";
import { WebhookDialog } from "./webhook-form.tsx";
import { WebhookRow } from "./webhook-row.tsx";

export type WebhookManagerProps = {
  initial: Webhooks;
  /** The owner; if left out, the signed-in person. */
  organizationSlug?: string;
};
type PendingAction = { act: "rotate" | "delete"; webhook: Webhook };

/** Lists, creates, changes, tests, and deletes the webhooks of the person or of an organization. */
export function WebhookManager({ initial, organizationSlug }: WebhookManagerProps) {
  const operations = useMemo(
    () => (organizationSlug === undefined ? ofPerson() : ofOrganization(organizationSlug)),
    [organizationSlug],
  );
  const t = useTranslations("webhooks");
  const header =
    organizationSlug === undefined
      ? { description: t("description") }
      : {
          description: t("organization.description"),
          above: <BackLink href={`/o/${organizationSlug}/settings`}>{t("organization.back")}</BackLink>,
        };
  return (
    <OperationsContext value={operations}>
      <Manager initial={initial} header={header} />
    </OperationsContext>
  );
}

type ManagerProps = { initial: Webhooks; header: Omit<PageHeaderProps, "title" | "actions"> };

function Manager({ initial, header }: ManagerProps) {
  const t = useTranslations("webhooks");
  const operations = useOperations();
  const client = useQueryClient();
  const [editing, setEditing] = useState<Webhook | "new" | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [pending, setPending] = useState<PendingAction | null>(null);
  const deliveries = useOpened("webhook");

  const { data } = useQuery({
    queryKey: operations.listKey(),
    queryFn: operations.list,
    initialData: initial,
  });
  const webhooks = data.data;
  const refresh = () => client.invalidateQueries(operations.all());
  const settled = { onSettled: refresh, retry: false };
  const setStatus = useChange({
    mutationFn: ({ id: webhookId, status }: { id: string; status: "active" | "paused" }) =>
      operations.update({ webhookId, status }),
    says: ({ status }) => t(status === "paused" ? "pausedToast" : "resumedToast", limitsInTexts),
    ...settled,
  });
  const test = useMutation({
    mutationFn: (webhook: Webhook) => operations.test({ webhookId: webhook.id }),
    onSuccess: (_sent, webhook) => deliveries.open(webhook.id),
    ...settled,
  });
  const remove = useChange({
    mutationFn: (webhookId: string) => operations.remove({ webhookId }),
    says: () => t("deleted"),
    ...settled,
  });
  const rotate = useMutation({
    mutationFn: (webhookId: string) => operations.rotate({ webhookId }),
    onSuccess: (rotated) => setSecret(rotated.secret),
    ...settled,
  });

  function close(made: string | null) {
    setEditing(null);
    setSecret(made);
    void refresh();
  }
  async function carryOut() {
    if (pending !== null) await (pending.act === "delete" ? remove : rotate).mutateAsync(pending.webhook.id);
  }
  const newWebhook = (
    <Button variant="primary" onClick={() => setEditing("new")}>
      <Plus aria-hidden />
      {t("create")}
    </Button>
  );
  return (
    <div className="grid gap-6">
      <PageHeader {...header} title={t("title")} actions={webhooks.length > 0 ? newWebhook : null} />
      <Card>
        {webhooks.length === 0 ? (
          <EmptyState
            icon={<WebhookIcon aria-hidden />}
            title={t("empty")}
            description={t("emptyHint")}
            action={newWebhook}
          />
        ) : (
          <ul aria-label={t("caption")} className="divide-y divide-line">
            {webhooks.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                webhook={webhook}
                onShow={() => deliveries.open(webhook.id)}
                onEdit={() => setEditing(webhook)}
                onTest={() => test.mutate(webhook)}
                onStatus={(status) => setStatus.mutate({ id: webhook.id, status })}
                onRotate={() => setPending({ act: "rotate", webhook })}
                onDelete={() => setPending({ act: "delete", webhook })}
              />
            ))}
          </ul>
        )}
      </Card>
      <WebhookDialog edited={editing} onClose={() => setEditing(null)} onSaved={close} />
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
      <DeliveriesDrawer
        webhook={webhooks.find(({ id }) => id === deliveries.openId) ?? null}
        onClose={deliveries.close}
      />
      <ConfirmDialog
        open={pending !== null}
        onClose={() => setPending(null)}
        title={pending ? t(`${pending.act}Title`) : ""}
        description={
          pending ? t(`${pending.act}Description`, { ...limitsInTexts, url: pending.webhook.url }) : ""
        }
        confirmLabel={pending ? t(`${pending.act}Confirm`) : ""}
        destructive={pending?.act === "delete"}
        onConfirm={carryOut}
      />
    </div>
  );
}

/** Shows the secret of a webhook the only time that it can be shown. */
function SecretDialog({ secret, onClose }: { secret: string | null; onClose: () => void }) {
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
