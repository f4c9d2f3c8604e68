"use client";
import { Download, Plus } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ReactNode, useCallback, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Link } from "#components/ui/link.tsx";
import { loadAhead } from "#components/ui/load-ahead.ts";
import { PageHeader } from "#components/ui/page-header.tsx";
import { hrefOfView, type PeopleView, peopleViews } from "./people-data.ts";

const AddContact = dynamic(
  loadAhead(() => import("./contact/add-contact.tsx").then((file) => file.AddContact)),
);
const ImportConnections = dynamic(
  loadAhead(() => import("./connections/import-connections.tsx").then((file) => file.ImportConnections)),
);

export type PeopleFrameProps = { view: PeopleView; children: ReactNode };

/** Frames each view of the people: the heading, the ways to add contacts, and links to the other views. */
export function PeopleFrame({ view, children }: PeopleFrameProps) {
  const t = useTranslations("people");
  const [open, setOpen] = useState<"add" | "import" | null>(null);
  const close = useCallback(() => setOpen(null), []);
  return (
    <div className="page">
      <PageHeader
        title={t("people")}
        description={t("description")}
        actions={
          <>
            <Button onClick={() => setOpen("import")}>
              <Download aria-hidden />
              {t("import")}
            </Button>
            <Button variant="primary" onClick={() => setOpen("add")}>
              <Plus aria-hidden />
              {t("add")}
            </Button>
          </>
        }
      />
      <nav aria-label={t("views")} className="scroll-sideways mt-5 flex gap-5 border-b border-line">
        {peopleViews.map((each) => (
          <Link
            key={each}
            href={hrefOfView(each)}
            aria-current={each === view ? "page" : undefined}
            className="-mb-px inline-flex min-h-10 items-center border-b-2 border-transparent text-sm font-medium whitespace-nowrap text-ink-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-accent aria-[current]:text-ink"
          >
            {t(each)}
          </Link>
        ))}
      </nav>
      {children}
      {open === "add" ? <AddContact onClose={close} /> : null}
      {open === "import" ? <ImportConnections onClose={close} /> : null}
    </div>
  );
}
