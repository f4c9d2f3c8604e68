import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import {
  CommandDialog,
  CommandEmpty,
  CommandGroup,
  CommandItem,
  CommandLoading,
} from "#components/ui/command-dialog.tsx";
import { findEntries, type SearchEntry } from "./search-entry.ts";

/** Finds a page, an operation, or an error code by typed text. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("docsSearch");
  const router = useRouter();
  const [text, setText] = useState("");
  const [entries, setEntries] = useState<readonly SearchEntry[] | "failed" | null>(null);
  useEffect(() => {
    const loading = fetch("/docs/search-index").then((response) => response.json());
    loading.then(setEntries).catch(() => setEntries("failed"));
  }, []);
  const known = Array.isArray(entries) ? (entries as readonly SearchEntry[]) : [];
  return (
    <CommandDialog
      title={t("title")}
      results={t("results")}
      placeholder={t("placeholder")}
      text={text}
      onTextChange={setText}
      className="max-w-2xl"
      onClose={onClose}
    >
      {entries === null ? (
        <CommandLoading>{t("loading")}</CommandLoading>
      ) : (
        <CommandEmpty>{entries === "failed" ? t("failed") : t("nothing")}</CommandEmpty>
      )}
      {findEntries(known, text).map(({ kind, found }) => (
        <CommandGroup key={kind} heading={t(kind)}>
          {found.map(({ title, detail, href }) => (
            <CommandItem
              key={href}
              value={href}
              onSelect={() => {
                onClose();
                router.push(href);
              }}
            >
              <span className="min-w-0 shrink-0 truncate max-sm:shrink">{title}</span>
              <span className="ml-auto min-w-0 truncate font-mono text-xs text-ink-muted max-sm:hidden">
                {detail}
              </span>
            </CommandItem>
          ))}
        </CommandGroup>
      ))}
    </CommandDialog>
  );
}
