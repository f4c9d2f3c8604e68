import { useTranslations } from "next-intl";
import { Callout } from "#components/ui/callout.tsx";
import type { Organization } from "../types.ts";

export type SeatsForecastProps = { seats: NonNullable<Organization["seats"]>; asked: number };

/** The seats as they are, and as they will be once everybody has accepted. */
export function SeatsForecast({ seats, asked }: SeatsForecastProps) {
  const t = useTranslations("members.seats");
  const { used, total } = seats;
  const over = used + asked - total;
  return (
    <Callout tone={over > 0 ? "warning" : "info"} title={t("used", { used, total })}>
      {asked === 0 ? null : t("after", { used: used + asked, total })}
      {over > 0 ? ` ${t("afterOver", { over })}` : null}
    </Callout>
  );
}
