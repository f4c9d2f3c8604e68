import { useTranslations } from "next-intl";
import type { Organization } from "./types.ts";

/** How many applicant seats are used, and by how many they are too few. */
export function SeatsLine({ seats }: { seats: NonNullable<Organization["seats"]> }) {
  const t = useTranslations("members.seats");
  return (
    <>
      {t("used", { used: seats.used, total: seats.total })}
      {seats.over > 0 ? (
        <strong className="font-medium text-danger-text"> {t("over", { over: seats.over })}</strong>
      ) : null}
    </>
  );
}
