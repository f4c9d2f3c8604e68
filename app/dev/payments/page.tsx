import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Button } from "#components/ui/button.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "#components/ui/table.tsx";
import { sendEvent, switchDelivery } from "./actions.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("testpayments"))("events") };
}

export default async function TestEventsPage() {
  const { listDeliveries, readSwitches } = await import("#server/payments/test-provider/delivery.ts");
  const t = await getTranslations("testpayments");
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
      {deliveries.length > 0 ? (
        <Table caption={t("events")}>
          <TableHead>
            <TableRow>
              <TableHeader>{t("event")}</TableHeader>
              <TableHeader>{t("delivery")}</TableHeader>
              <TableHeader>{t("send")}</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {deliveries.map(({ event, state, deliveries: count }) => (
              <TableRow key={event.id}>
                <TableCell>
                  {event.type}
                  <span className="block font-mono text-xs break-all text-ink-muted">{event.id}</span>
                </TableCell>
                <TableCell>{t("deliveryState", { state, count })}</TableCell>
                <TableCell>
                  <form action={sendEvent.bind(null, event.id)}>
                    <Button type="submit" size="sm" aria-label={t("sendLabel", { id: event.id })}>
                      {t("send")}
                    </Button>
                  </form>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : null}
    </>
  );
}
