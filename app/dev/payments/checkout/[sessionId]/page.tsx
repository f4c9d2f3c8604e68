import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { priceText } from "#components/billing/price-text.ts";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { Card } from "#components/ui/card.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { titled } from "../../../../titled.ts";
import { localOnly } from "../../../local-only.ts";
import { pay } from "../../actions.ts";

type Props = {
  params: Promise<{ sessionId: string }>;
  searchParams: Promise<{ declined?: string }>;
};

export const generateMetadata = titled("testPayments.checkout");

export default async function TestCheckoutPage({ params, searchParams }: Props) {
  await localOnly("localPayments");
  const { readCheckout } = await import("#server/payments/test-provider/actions.ts");
  const { sessionId } = await params;
  const session = await readCheckout(sessionId);
  if (!session) notFound();
  const t = await getTranslations("testPayments");
  const { seatPrices } = await import("#server/payments/prices.ts");
  const { line_items, status, cancel_url } = session;
  const [line] = line_items;
  const seats = line?.quantity ?? 0;
  const interval = line?.price.endsWith("annual") ? "annual" : "monthly";
  const price = (await seatPrices())?.[interval];
  const sum = price && priceText({ ...price, amount: price.amount * seats }, await getLocale());
  return (
    <>
      <PageHeader title={t("checkout")} description={t("order", { seats, interval })} />
      {(await searchParams).declined ? (
        <Callout tone="error" role="alert">
          {t("declined")}
        </Callout>
      ) : null}
      {status === "open" ? (
        <Card className="flex flex-wrap gap-3 p-5">
          {sum ? <p className="w-full text-lg font-semibold">{t("due", { sum, interval })}</p> : null}
          <form action={pay.bind(null, sessionId, "good")}>
            <Button type="submit" variant="primary">
              {t("pay")}
            </Button>
          </form>
          <form action={pay.bind(null, sessionId, "declined")}>
            <Button type="submit">{t("decline")}</Button>
          </form>
          <ButtonLink variant="ghost" href={cancel_url}>
            {t("cancel")}
          </ButtonLink>
        </Card>
      ) : (
        <Callout action={<ButtonLink href={cancel_url}>{t("back")}</ButtonLink>}>
          {t("closed", { status })}
        </Callout>
      )}
    </>
  );
}
