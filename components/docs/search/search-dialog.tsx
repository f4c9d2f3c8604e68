"use client";
import { Command as Cmd } from "cmdk";
import { Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Content, Overlay, Portal, Root, Title } from "radix-ui/dialog";
import { useEffect, useState } from "react";
import { cn } from "#components/ui/cn.ts";
import { Kbd } from "#components/ui/kbd.tsx";
import { optionClasses, overlayClasses } from "#components/ui/overlay-classes.ts";
import { fit } from "./matching.ts";
import type { SearchEntry } from "./search-entry.ts";

const kinds = ["guide", "operations", "errors"] as const satisfies readonly SearchEntry["kind"][];
const itemClasses = cn(
  optionClasses,
  "data-disabled:pointer-events-auto data-disabled:opacity-100 data-[selected=true]:bg-hover",
);

/** Finds a page, an operation or an error code by what is typed. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("docsearch");
  const router = useRouter();
  const [entries, setEntries] = useState<readonly SearchEntry[] | "failed" | null>(null);
  useEffect(() => {
    const answer = fetch("/docs/search-index").then((response) => response.json());
    answer.then(setEntries).catch(() => setEntries("failed"));
  }, []);
  const known = Array.isArray(entries) ? (entries as readonly SearchEntry[]) : [];
  return (
    <Root open onOpenChange={(open) => !open && onClose()}>
      <Portal>
        <Overlay className={overlayClasses} />
        <Content
          aria-describedby={undefined}
          className="fixed inset-x-3 top-[12dvh] z-50 mx-auto max-w-2xl animate-rise overflow-hidden rounded-panel border border-line bg-raised text-ink shadow-raised focus:outline-none"
        >
          <Title className="sr-only">{t("title")}</Title>
          <Cmd filter={fit} loop label={t("title")}>
            <div className="flex items-center gap-3 border-b border-line px-4">
              <Search aria-hidden className="size-4.5 shrink-0 text-ink-faint" />
              <Cmd.Input
                placeholder={t("placeholder")}
                className="h-13 w-full bg-transparent text-base outline-none placeholder:text-ink-faint"
              />
              <Kbd className="pointer-coarse:hidden">Esc</Kbd>
            </div>
            <Cmd.List aria-label={t("results")} className="max-h-[min(28rem,60dvh)] overflow-y-auto p-1.5">
              {entries === null ? (
                <Cmd.Loading className="px-3 py-8 text-center text-sm text-ink-muted">
                  {t("loading")}
                </Cmd.Loading>
              ) : (
                <Cmd.Empty className="px-3 py-8 text-center text-sm text-ink-muted">
                  {entries === "failed" ? t("failed") : t("nothing")}
                </Cmd.Empty>
              )}
              {kinds.map((kind) => (
                <Cmd.Group
                  key={kind}
                  heading={t(kind)}
                  className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-muted"
                >
                  {known
                    .filter((entry) => entry.kind === kind)
                    .map(({ title, detail, href }) => (
                      <Cmd.Item
                        key={href}
                        value={href}
                        keywords={[title, detail]}
                        onSelect={() => {
                          onClose();
                          router.push(href);
                        }}
                        className={itemClasses}
                      >
                        <span className="min-w-0 shrink-0 truncate max-sm:shrink">{title}</span>
                        <span className="ml-auto min-w-0 truncate font-mono text-xs text-ink-muted max-sm:hidden">
                          {detail}
                        </span>
                      </Cmd.Item>
                    ))}
                </Cmd.Group>
              ))}
            </Cmd.List>
          </Cmd>
        </Content>
      </Portal>
    </Root>
  );
}
