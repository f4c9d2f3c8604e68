import { useTranslations } from "next-intl";
import { ButtonLink } from "#components/ui/button.tsx";
import { CodeSample } from "../code-sample.tsx";
import { DocsSection, DocsTitle } from "../prose.tsx";

export type FirstCallProps = {
  origin: string;
  count: number;
  /** The calls as curl commands. */
  calls: { list: string; add: string; move: string };
};

/** Shows the first steps: a key, and three calls. */
export function FirstCall({ origin, count, calls }: FirstCallProps) {
  const t = useTranslations("docs.start");
  const page = useTranslations("docs.page");
  return (
    <>
      <DocsTitle title={page("start")} lead={t("lead", { count })} />
      <DocsSection title={t("keyTitle")} text={t("keyText")}>
        <CodeSample caption="sh" code="export OFFERLANE_KEY=ol_sandbox_…" />
        <ButtonLink href="/settings/api-keys" className="justify-self-start">
          {t("keyLink")}
        </ButtonLink>
      </DocsSection>
      <DocsSection title={t("boardTitle")} text={t("boardText")}>
        <CodeSample caption="boards.list" code={calls.list} />
      </DocsSection>
      <DocsSection title={t("addTitle")} text={t("addText")}>
        <CodeSample caption="applications.create" code={calls.add} />
      </DocsSection>
      <DocsSection title={t("moveTitle")} text={t("moveText")}>
        <CodeSample caption="applications.move" code={calls.move} />
      </DocsSection>
      <DocsSection title={t("nextTitle")}>
        <Addresses origin={origin} />
      </DocsSection>
    </>
  );
}

function Addresses({ origin }: { origin: string }) {
  const t = useTranslations("docs.start");
  const addresses = [
    { label: t("base"), path: "/api/v1" },
    { label: t("mcp"), path: "/api/mcp?toolset=search" },
    { label: t("openapi"), path: "/api/v1/openapi.json", isPage: true },
    { label: t("postman"), path: "/api/v1/postman.json", isPage: true },
    { label: t("llms"), path: "/llms.txt", isPage: true },
    { label: t("llmsFull"), path: "/llms-full.txt", isPage: true },
  ];
  return (
    <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
      {addresses.map(({ label, path, isPage }) => (
        <div key={path} className="contents">
          <dt className="text-ink-muted">{label}</dt>
          <dd className="min-w-0 font-mono break-all max-sm:mb-2">
            {isPage ? (
              <a
                href={path}
                className="text-accent-text underline decoration-current/40 underline-offset-4 hover:decoration-current"
              >
                {origin + path}
              </a>
            ) : (
              origin + path
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
