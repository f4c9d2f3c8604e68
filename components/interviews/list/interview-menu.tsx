import { CalendarCheck, CalendarX, ClipboardCheck, PencilLine, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { DropdownMenuItem, RowMenu } from "#components/ui/dropdown-menu.tsx";
import type { Interview } from "../interview-data.ts";
import { useInterviewChanges } from "../use-interview-changes.ts";
import type { OpenDialog } from "./use-interview-dialogs.tsx";

export type InterviewMenuProps = { interview: Interview; name: string; onOpen: OpenDialog };

/** Offers the actions on an interview. */
export function InterviewMenu({ interview, name, onOpen }: InterviewMenuProps) {
  const t = useTranslations("interviews");
  const { cancel, reinstate } = useInterviewChanges();
  const open = (kind: "change" | "outcome" | "delete") => onOpen({ kind, interview, name });
  return (
    <RowMenu label={t("actionsFor", { name })}>
      <DropdownMenuItem icon={<PencilLine aria-hidden />} onSelect={() => open("change")}>
        {t("change")}
      </DropdownMenuItem>
      <DropdownMenuItem icon={<ClipboardCheck aria-hidden />} onSelect={() => open("outcome")}>
        {t("record")}
      </DropdownMenuItem>
      {interview.outcome === "canceled" ? (
        <DropdownMenuItem icon={<CalendarCheck aria-hidden />} onSelect={() => reinstate(interview)}>
          {t("reinstate")}
        </DropdownMenuItem>
      ) : (
        <DropdownMenuItem icon={<CalendarX aria-hidden />} onSelect={() => cancel(interview)}>
          {t("cancel")}
        </DropdownMenuItem>
      )}
      <DropdownMenuItem destructive icon={<Trash2 aria-hidden />} onSelect={() => open("delete")}>
        {t("delete")}
      </DropdownMenuItem>
    </RowMenu>
  );
}
