"use client";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { SearchButton } from "#components/ui/search-button.tsx";

const SearchDialog = dynamic(() => import("./search-dialog.tsx").then((file) => file.SearchDialog), {
  ssr: false,
});

/** Opens the documentation search by its button, or Ctrl/Cmd+K. */
export function DocsSearch() {
  const t = useTranslations("docsSearch");
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.shiftKey || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      setOpen((wasOpen) => !wasOpen);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <>
      <SearchButton label={t("open")} onClick={() => setOpen(true)} />
      {isOpen ? <SearchDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
