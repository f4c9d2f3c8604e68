import { getTranslations } from "next-intl/server";
import { type DocsDocument, proseTags, sample, section } from "#components/docs/document.ts";
import facts from "#components/docs/extension-facts.json" with { type: "json" };

/** Describes the browser extension, with the facts that packing it writes. */
export async function extension(): Promise<DocsDocument> {
  const t = await getTranslations("docsExtension");
  const { version, kilobytes, permissions } = facts;
  return {
    title: t("title"),
    lead: t("description"),
    blocks: [
      section(t("useTitle"), [t("useText")], "use"),
      section(t("twiceTitle"), [t("twiceText")], "twice"),
      section(t("offlineTitle"), [t.markup("offlineText", proseTags)], "offline"),
      section(
        t("installTitle"),
        [t.markup("installText", proseTags), sample("sh", "npm run extension:pack")],
        "install",
      ),
      section(t("connectTitle"), [t("connectText")], "connect"),
      section(
        t("permissionsTitle"),
        [
          t("permissionsText", { version, ...kilobytes }),
          {
            kind: "table",
            caption: t("permissionsTitle"),
            columns: [{ label: t("permission") }, { label: t("reason"), isWide: true }],
            rows: permissions.map((name) => [
              `\`${name}\``,
              // The names come from the manifest; a test compares them with the texts.
              t(`permissions.${name}` as "permissions.storage"),
            ]),
          },
        ],
        "permissions",
      ),
    ],
  };
}
