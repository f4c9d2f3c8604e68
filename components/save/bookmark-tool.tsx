"use client";
import { Bookmark } from "lucide-react";
import { useTranslations } from "next-intl";
import { buttonClasses } from "#components/ui/button-classes.ts";
import { useToast } from "#components/ui/use-toast.ts";

/** The button to drag to the bookmarks bar, and the way for phones. */
export function BookmarkTool() {
  const t = useTranslations("save");
  const toast = useToast();
  // React takes no such address from a property, for good reasons; this one is ours.
  const give = (link: HTMLAnchorElement | null) => {
    link?.setAttribute("href", bookmarklet(window.location.origin));
  };
  return (
    <aside className="grid gap-6 rounded-panel bg-sunken p-5 text-sm sm:grid-cols-2">
      <div className="grid content-start justify-items-start gap-2">
        <h2 className="font-semibold">{t("toolTitle")}</h2>
        <p className="leading-relaxed text-ink-muted">{t("toolText")}</p>
        {/* biome-ignore lint/a11y/useValidAnchor: a bookmark is made of a link; as a button it could not be dragged */}
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

/** Longer texts make addresses that servers refuse; signing in writes this one into another once more. */
const TEXT_MAX = 3_000;

/** Runs on the page of a posting, with whatever that page has done to its surroundings: old and plain on purpose. */
const code = (target: string) => `(function () {
  var d = document, p;
  function find(n, depth) {
    if (!n || typeof n !== 'object' || depth > 9) return null;
    if (/JobPosting/.test(String(n['@type']))) return n;
    for (var k in n) { var f = find(n[k], depth + 1); if (f) return f; }
    return null;
  }
  function plain(html) { return new DOMParser().parseFromString(String(html || '').replace(/<(br|\\/p|\\/li)/gi, '\\n<$1'), 'text/html').body.textContent.trim(); }
  d.querySelectorAll('script[type="application/ld+json"]').forEach(function (s) {
    try { p = p || find(JSON.parse(s.textContent), 0); } catch (e) {}
  });
  p = p || {};
  var o = [].concat(p.hiringOrganization)[0] || '', m = d.querySelector('meta[property="og:title"]');
  var text = String(getSelection()).trim() || plain(p.description);
  var q = new URLSearchParams({ title: plain(p.title) || (m && m.content) || d.title, company: plain(o.name || (typeof o === 'string' ? o : '')), link: location.href, text: text });
  while (new URLSearchParams({ text: q.get('text') }).toString().length > ${TEXT_MAX}) q.set('text', q.get('text').slice(0, -50));
  open(${JSON.stringify(target)} + '?' + q, '_blank', 'noopener');
})()`;

/** The address of a bookmark that opens `/save` of this site with what the page it is pressed on says of a job. */
function bookmarklet(origin: string): string {
  return `javascript:${encodeURIComponent(code(`${origin}/save`).replace(/\n\s*/g, " "))}`;
}
