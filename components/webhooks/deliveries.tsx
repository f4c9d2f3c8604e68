import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ChevronRight, Inbox } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { inPages, MoreButton } from "#components/api/more-button.tsx";
import { useChange } from "#components/api/use-change.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Drawer, DrawerContent } from "#components/ui/drawer.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { LoadingRegion, Skeleton } from "#components/ui/skeleton.tsx";
import { limitsInTexts } from "#domain/limits-in-texts.ts";
import { type Delivery, useOperations, type Webhook } from "./operations.ts";

/** The interval of reads while a delivery is pending. */
const REFRESH_MS = 2_000;

/** Lists what was sent to a webhook, and the receiver's responses. */
export function DeliveriesDrawer({ webhook, onClose }: { webhook: Webhook | null; onClose: () => void }) {
  const t = useTranslations("webhooks");
  return (
    <Drawer open={webhook !== null} onOpenChange={(open) => !open && onClose()}>
      <DrawerContent title={t("deliveries")}>
        {webhook === null ? null : (
          <div className="grid gap-5">
            <p className="text-sm break-all text-ink-muted">{webhook.url}</p>
            <Deliveries webhookId={webhook.id} />
          </div>
        )}
      </DrawerContent>
    </Drawer>
  );
}

function Deliveries({ webhookId }: { webhookId: string }) {
  const t = useTranslations("webhooks");
  const { log, logKey } = useOperations();
  const read = useInfiniteQuery({
    queryKey: logKey({ webhookId }),
    queryFn: ({ pageParam }) => log({ webhookId, ...(pageParam === null ? {} : { cursor: pageParam }) }),
    initialPageParam: null as string | null,
    ...inPages,
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.data.some(({ outcome }) => outcome === "pending") ? REFRESH_MS : false,
  });
  const deliveries = read.data?.pages.flatMap(({ data }) => data) ?? [];
  if (read.isLoadingError) return <LoadFailed query={read} />;
  if (read.isPending) {
    return (
      <LoadingRegion className="grid gap-2">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-14" />
        ))}
      </LoadingRegion>
    );
  }
  if (deliveries.length === 0) {
    return (
      <EmptyState
        icon={<Inbox aria-hidden />}
        headingLevel="h3"
        title={t("noDeliveries")}
        description={t("noDeliveriesHint")}
      />
    );
  }
  return (
    <>
      <p className="text-sm text-ink-muted">{t("deliveriesHint", limitsInTexts)}</p>
      <ul aria-label={t("deliveries")} className="divide-y divide-line rounded-card border border-line">
        {deliveries.map((delivery) => (
          <DeliveryItem key={delivery.id} delivery={delivery} />
        ))}
      </ul>
      <MoreButton list={read} label={t("more")} className="" />
    </>
  );
}

function DeliveryItem({ delivery }: { delivery: Delivery }) {
  const t = useTranslations("webhooks");
  const [isOpen, setOpen] = useState(false);
  const { type, createdAt, attempt, cause } = delivery;
  return (
    <li>
      <details onToggle={(event) => setOpen(event.currentTarget.open)} className="group/delivery">
        <summary className="flex min-h-11 cursor-pointer list-none items-start gap-2 px-4 py-3 text-sm [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden
            className="mt-0.5 size-4 shrink-0 text-ink-muted transition-transform group-open/delivery:rotate-90"
          />
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1">
            <code className="text-xs">{type}</code>
            <OutcomeBadge delivery={delivery} />
            <span className="text-ink-muted">
              <LocalTime value={createdAt} format="dateTime" />
              {cause === "resend" ? ` · ${t("resent")}` : ""}
              {attempt > 1 ? ` · ${t("attempt", { attempt })}` : ""}
            </span>
          </span>
        </summary>
        {isOpen ? <Bodies key={delivery.outcome} delivery={delivery} /> : null}
      </details>
    </li>
  );
}

function OutcomeBadge({ delivery: { outcome, responseStatus, failure } }: { delivery: Delivery }) {
  const t = useTranslations("webhooks");
  if (outcome === "pending") return <Badge>{t("pending")}</Badge>;
  const label = failure === null ? String(responseStatus) : t(`failures.${failure}`);
  return <Badge tone={outcome === "succeeded" ? "success" : "danger"}>{label}</Badge>;
}

/** Shows a delivery's request and response, and sends it again. */
function Bodies({ delivery: { id: deliveryId, webhookId } }: { delivery: Delivery }) {
  const t = useTranslations("webhooks");
  const operations = useOperations();
  const read = useQuery({
    queryKey: operations.deliveryKey({ webhookId, deliveryId }),
    queryFn: () => operations.delivery({ webhookId, deliveryId }),
    refetchOnMount: "always",
  });
  const resend = useChange({
    mutationFn: () => operations.resend({ webhookId, deliveryId }),
    retry: false,
    says: () => t("resendToast"),
    affects: operations.all(),
  });
  if (read.isLoadingError) return <LoadFailed query={read} className="m-4" />;
  if (read.isPending) {
    return (
      <LoadingRegion className="px-4 pb-4">
        <Skeleton className="h-24" />
      </LoadingRegion>
    );
  }
  const { requestBody, responseBody, durationMs } = read.data;
  return (
    <div className="grid gap-3 px-4 pb-4 text-sm">
      {requestBody === null ? null : <Body title={t("request")} text={indented(requestBody)} />}
      {responseBody ? <Body title={t("response")} text={responseBody} /> : null}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-muted">{durationMs === null ? "" : t("duration", { ms: durationMs })}</p>
        <Button size="sm" pending={resend.isPending} onClick={() => resend.mutate()}>
          {t("resend")}
        </Button>
      </div>
    </div>
  );
}

function Body({ title, text }: { title: string; text: string }) {
  return (
    <section aria-label={title} className="grid gap-1">
      <h4 className="text-xs font-medium text-ink-muted">{title}</h4>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
        tabIndex={0}
        className="max-h-64 overflow-auto rounded-control border border-line bg-sunken p-3 text-xs whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </pre>
    </section>
  );
}

/** Indents JSON for reading; returns shortened JSON unchanged. */
function indented(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
