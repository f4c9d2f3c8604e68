"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { trpc } from "#components/api/client.ts";
import { usePaused } from "#components/companies/use-company-options.ts";
import { StatusBadge } from "#components/status/status-badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Combobox } from "#components/ui/combobox.tsx";
import { Dialog, DialogContent } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/field.tsx";

import { LIMITS } from "#domain/limits.ts";

const SHOWN = 20;

/** Finds an application on any board and links it. */
export function LinkApplication({ linked, onLink }: { linked: string[]; onLink: (id: string) => void }) {
  const t = useTranslations("people");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <Link2 aria-hidden />
        {t("link")}
      </Button>
      {open ? (
        <Dialog open onOpenChange={setOpen}>
          <DialogContent title={t("link")}>
            <Choice
              linked={linked}
              onLink={(id) => {
                onLink(id);
                setOpen(false);
              }}
            />
          </DialogContent>
        </Dialog>
      ) : null}
    </>
  );
}

function Choice({ linked, onLink }: { linked: string[]; onLink: (id: string) => void }) {
  const t = useTranslations("people");
  const [text, setText] = useState("");
  const search = usePaused(text.trim());
  const { data } = useQuery(
    trpc.contacts.listLinkableApplications.queryOptions(
      { limit: SHOWN, ...(search === "" ? {} : { search }) },
      { placeholderData: keepPreviousData },
    ),
  );
  const options = (data?.data ?? [])
    .filter(({ id }) => !linked.includes(id))
    .map(({ id, title, companyName, status }) => ({
      value: id,
      label: `${title} · ${companyName}`,
      hint: <StatusBadge status={status} />,
    }));
  return (
    <Field label={t("linkSearch")}>
      {(control) => (
        <Combobox
          {...control}
          maxLength={LIMITS.text.title}
          text={text}
          onTextChange={setText}
          options={options}
          onSelect={({ value }) => onLink(value)}
          emptyText={data ? t("noApplications") : undefined}
        />
      )}
    </Field>
  );
}
