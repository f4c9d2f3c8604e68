import { getTranslations } from "next-intl/server";
import { Button } from "#components/ui/button.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { titled } from "../../titled.ts";
import { localOnly } from "../local-only.ts";
import { sendEvent, switchDelivery } from "./actions.ts";

export const generateMetadata = titled("testPayments.events");

export default async function TestEventsPage() {
  await localOnly("localPayments");
  const { listDeliveries, readSwitches } = await import("#server/payments/test-provider/delivery.ts");
  const t = await getTranslations("testPayments");
  const [deliveries, { hold, twice }] = await Promise.all([listDeliveries(), readSwitches()]);
  return (
    <>
      <PageHeader title={t("events")} description={t("eventsDescription")} />
      <div className="flex flex-wrap gap-3">
        <form action={switchDelivery.bind(null, { hold: !hold, twice })}>
          <Button type="submit">{t(hold ? "release" : "hold")}</Button>
        </form>
        <form action={switchDelivery.bind(null, { hold, twice: !twice })}>
          <Button type="submit">{t(twice ? "once" : "twice")}</Button>
        </form>
      </div>
      {deliveries.length === 0 ? <p className="text-ink-muted">{t("noEvents")}</p> : null}
      <ul aria-label={t("events")} className="grid divide-y divide-line border-line not-empty:border-y">
        {deliveries.map(({ event, state, deliveries: count }) => (
          <li key={event.id} className="flex items-center justify-between gap-4 py-3 text-sm">
            <div className="grid min-w-0 gap-0.5">
              <span className="font-medium">{event.type}</span>
              <span className="truncate font-mono text-xs text-ink-muted">{event.id}</span>
              <span className="text-ink-muted">{t("deliveryState", { state, count })}</span>
            </div>
            <form action={sendEvent.bind(null, event.id)}>
              <Button type="submit" size="sm" aria-label={t("sendLabel", { id: event.id })}>
                {t("send")}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </>
  );
}
