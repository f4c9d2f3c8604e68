import { BellRing } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import { Link } from "#components/ui/link.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "#components/ui/table.tsx";
import type { ContactsPage } from "./use-contact-list.ts";

/** Lists contacts with distinguishing details, and the last interaction. */
export function ContactsTable({ contacts }: { contacts: ContactsPage["data"] }) {
  const t = useTranslations("people");
  return (
    <Table caption={t("people")}>
      <TableHead>
        <TableHeader>{t("name")}</TableHeader>
        <TableHeader className="max-sm:hidden">{t("company")}</TableHeader>
        <TableHeader className="max-md:hidden">{t("email")}</TableHeader>
        <TableHeader className="text-right">{t("lastTalked")}</TableHeader>
      </TableHead>
      <TableBody>
        {contacts.map(({ id, name, title, companyName, email, followUpSince, lastInteractionAt }) => (
          <TableRow key={id} className="relative transition-colors hover:bg-hover">
            <TableCell>
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <Link
                  href={`/people/${id}`}
                  className="line-clamp-2 font-medium wrap-anywhere after:absolute after:inset-0"
                >
                  {name}
                </Link>
                {followUpSince ? (
                  <Badge tone="warning">
                    <BellRing aria-hidden />
                    {t("followUpWaiting")}
                  </Badge>
                ) : null}
              </span>
              <span className="line-clamp-1 text-ink-muted wrap-anywhere">
                <span className="sm:hidden">{[title, companyName].filter(Boolean).join(" · ")}</span>
                <span className="max-sm:hidden">{title}</span>
              </span>
            </TableCell>
            <TableCell className="max-w-48 truncate text-ink-muted max-sm:hidden">{companyName}</TableCell>
            <TableCell className="max-w-56 truncate text-ink-muted max-md:hidden">{email}</TableCell>
            <TableCell className="text-right text-ink-muted">
              {lastInteractionAt ? <LocalTime value={lastInteractionAt} format="date" /> : t("neverTalked")}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
