import { Eye, EyeOff } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Card } from "#components/ui/card.tsx";

/** What a share shows, and what it does not, in plain words. */
export function WhatCoachesSee() {
  const t = useTranslations("sharing");
  return (
    <Card className="grid gap-5 p-5">
      <List icon={<Eye aria-hidden />} title={t("seeTitle")}>
        <li>{t("seeCards")}</li>
        <li>{t("seePay")}</li>
        <li>{t("seeNotes")}</li>
        <li>{t("seeResumes")}</li>
        <li>{t("seeActivity")}</li>
      </List>
      <List icon={<EyeOff aria-hidden />} title={t("hiddenTitle")}>
        <li>{t("hiddenBoards")}</li>
        <li>{t("hiddenPeople")}</li>
        <li>{t("hiddenProfile")}</li>
        <li>{t("hiddenCompanies")}</li>
      </List>
      <p className="border-t border-line pt-4 text-sm text-ink-muted">{t("readOnly")}</p>
    </Card>
  );
}

function List({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2 text-sm">
      <h2 className="flex items-center gap-2 font-semibold [&_svg]:size-4 [&_svg]:text-ink-muted">
        {icon}
        {title}
      </h2>
      <ul className="ml-6 grid list-disc gap-1 text-ink-muted marker:text-line-strong">{children}</ul>
    </section>
  );
}
