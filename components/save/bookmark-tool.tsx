"use client";
import { Bookmark } from "lucide-react";
import { useTranslations } from "next-intl";
import { buttonClasses } from "#components/ui/button-classes.ts";
import { useToast } from "#components/ui/use-toast.ts";
import { bookmarklet } from "./bookmarklet.ts";

/** Shows the button to drag to the bookmarks bar, and how to do it on a phone. */
export function BookmarkTool() {
  const t = useTranslations("save");
  const toast = useToast();
  // React rejects such an address as a property, for good reasons; this one is ours.
  const give = (link: HTMLAnchorElement | null) => {
    link?.setAttribute("href", bookmarklet(window.location.origin));
  };
  return (
    <aside className="grid gap-6 rounded-panel bg-sunken p-5 text-sm sm:grid-cols-2">
      <div className="grid content-start justify-items-start gap-2">
        <h2 className="font-semibold">{t("toolTitle")}</h2>
        <p className="leading-relaxed text-ink-muted">{t("toolText")}</p>
        {/* biome-ignore lint/a11y/useValidAnchor: a bookmark is made of a link; a button couldn't be dragged */}
        <a
          ref={give}
          href="#bookmarklet"
          draggable
          onClick={(event) => {
            event.preventDefault();
            toast.info(t("toolDrag"), { id: "bookmarklet" });
          }}
          className={`${buttonClasses({})} mt-1 cursor-grab`}
        >
          <Bookmark aria-hidden />
          {t("tool")}
        </a>
      </div>
      <div className="grid content-start gap-2">
        <h2 className="font-semibold">{t("phoneTitle")}</h2>
        <p className="leading-relaxed text-ink-muted">{t("phoneText")}</p>
      </div>
    </aside>
  );
}
