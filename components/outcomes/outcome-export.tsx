import { useTranslations } from "next-intl";
import type { Inputs } from "#components/api/client.ts";
import { ExportMenu } from "#components/export/export-menu.tsx";
import { download } from "#components/export/exported-file.ts";
import { OUTCOME_LAYOUTS } from "#domain/outcomes/kinds.ts";

/** The layouts of other systems; the files named by their format alone have all of our columns. */
const OTHERS = OUTCOME_LAYOUTS.filter((layout) => layout !== "all");

type Props = { asked: Omit<Inputs["outcomes"]["export"], "layout" | "format"> };

/** Downloads the people whom the report judges: in all columns, or in those that another system imports. */
export function OutcomeExport({ asked }: Props) {
  const t = useTranslations("outcomes");
  return (
    <ExportMenu
      formats={["xlsx", "csv", ...OTHERS] as const}
      labels={{
        uconnect: t("layouts.uconnect"),
        twelve_twenty: t("layouts.twelve_twenty"),
        handshake: t("layouts.handshake"),
      }}
      holds={t("exportHolds")}
      make={(offered) =>
        download("outcomes.export", {
          ...asked,
          ...(offered === "csv" || offered === "xlsx"
            ? { format: offered }
            : { format: "csv", layout: offered }),
        })
      }
    />
  );
}
