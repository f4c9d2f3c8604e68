import { Check, Clock, EyeOff, MessageSquareDashed } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { FormAction } from "#components/auth/form-state.ts";
import { priceText } from "#components/billing/price-text.ts";
import { ButtonLink } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "#components/ui/table.tsx";
import type { SeatPrices } from "#server/payments/prices.ts";
import { Facts, Section } from "./section.tsx";
import { TryForm } from "./try-form.tsx";

/** The roster of the organization that every sandbox's person owns. */
const SAMPLE_ROSTER = "/o/harbor-career-coaching";

const reasonIcons = { noShare: EyeOff, quiet: Clock, feedback: MessageSquareDashed, none: Check };

const people = [
  { name: "Mira Solberg", applied: 0, interviews: 0, reason: "noShare" },
  { name: "Jonas Adeyemi", applied: 11, interviews: 2, reason: "feedback" },
  { name: "Priya Raman", applied: 7, interviews: 0, reason: "quiet" },
  { name: "Tomás Ferreira", applied: 18, interviews: 3, reason: "none" },
] as const;

type ForCoachesProps = {
  /** The price of a seat; null if it isn't known. */
  prices: SeatPrices | null;
  /** Opens a temporary sandbox and leads to its roster. */
  tryAction: FormAction;
};

/** Shows what coaches get, with four rows of the roster. */
export function ForCoaches({ prices, tryAction }: ForCoachesProps) {
  const locale = useLocale();
  const t = useTranslations("landing.coaches");
  const facts = (
    <>
      <Facts>
        <li>{t("factNotes")}</li>
        <li>{t("factWork")}</li>
        <li>{t("factSample")}</li>
        <li>
          {t("factSeats")}{" "}
          {prices
            ? t("factPrice", {
                monthly: priceText(prices.monthly, locale),
                annual: priceText(prices.annual, locale),
              })
            : null}
        </li>
      </Facts>
      <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap">
        {/* Coaches begin with their organization, not with their own board. */}
        <ButtonLink
          href={`/sign-up?${new URLSearchParams({ callbackUrl: "/o/new" })}`}
          variant="primary"
          size="lg"
        >
          {t("start")}
        </ButtonLink>
        <TryForm action={tryAction} label={t("try")} callbackUrl={SAMPLE_ROSTER} />
      </div>
      <p className="mt-3 text-sm text-ink-muted">{t("tryHint")}</p>
    </>
  );
  return (
    <Section id="coaches" label={t("label")} title={t("title")} text={t("text")} below={facts}>
      <Card className="overflow-hidden">
        <Table caption={t("caption")}>
          <TableHead>
            <TableHeader>{t("person")}</TableHeader>
            <TableHeader className="text-right max-sm:hidden">{t("applied")}</TableHeader>
            <TableHeader className="text-right max-sm:hidden">{t("interviews")}</TableHeader>
            <TableHeader className="sm:pl-8">{t("attention")}</TableHeader>
          </TableHead>
          <TableBody>
            {people.map(({ name, applied, interviews, reason }) => {
              const Icon = reasonIcons[reason];
              return (
                <TableRow key={name}>
                  <TableCell className="font-medium whitespace-nowrap">{name}</TableCell>
                  <TableCell className="text-right tabular-nums max-sm:hidden">{applied}</TableCell>
                  <TableCell className="text-right tabular-nums max-sm:hidden">{interviews}</TableCell>
                  <TableCell className="sm:pl-8">
                    <span
                      className={`flex items-center gap-2 ${reason === "none" ? "text-ink-muted" : "text-warning-text"}`}
                    >
                      <Icon aria-hidden className="size-4 shrink-0" />
                      {t(reason)}
                    </span>
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </Card>
    </Section>
  );
}
