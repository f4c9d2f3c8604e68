import { useTranslations } from "next-intl";
import { useState } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { TextareaField, TextField } from "#components/ui/fields.tsx";
import type { Runnable, SampleResponse, Sent } from "./calls.ts";

export type RunFormProps = {
  runnable: Runnable;
  /** The initial field values: the example, with the reader's own rows. */
  pathFields: Readonly<Record<string, string>>;
  query: string;
  body: string | null;
  onSend: (sent: Sent) => Promise<SampleResponse | null>;
};

/** Shows the request in its parts, to be changed and sent. */
export function RunForm({ runnable, pathFields, query, body, onSend }: RunFormProps) {
  const t = useTranslations("docsRun");
  const [fields, setFields] = useState(pathFields);
  const [queryText, setQueryText] = useState(query);
  const [bodyText, setBodyText] = useState(body);
  const [problem, setProblem] = useState<string>();
  const [response, setAnswer] = useState<SampleResponse | "failed" | "pending" | null>(null);
  const isPending = response === "pending";

  async function submit() {
    const wrong = bodyText === null ? undefined : reasonAgainst(bodyText);
    setProblem(wrong && t("badJson", { reason: wrong }));
    if (wrong) return;
    setAnswer("pending");
    const filled = runnable.path.replace(/\{(\w+)\}/g, (_all, name) =>
      encodeURIComponent(fields[name] ?? ""),
    );
    const path = queryText ? `${filled}?${queryText}` : filled;
    setAnswer(await onSend({ method: runnable.method, path, body: bodyText }).catch(() => "failed" as const));
  }

  return (
    <form
      className="grid gap-3.5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <TextField
          key={name}
          label={<code className="font-mono">{name}</code>}
          hint={value ? undefined : t("noId")}
          value={value}
          onChange={(event) => setFields({ ...fields, [name]: event.target.value })}
          className="font-mono sm:text-[0.8125rem]"
          spellCheck={false}
        />
      ))}
      {runnable.takesQuery ? (
        <TextField
          label={t("query")}
          value={queryText}
          onChange={(event) => setQueryText(event.target.value)}
          className="font-mono sm:text-[0.8125rem]"
          spellCheck={false}
        />
      ) : null}
      {bodyText === null ? null : (
        <TextareaField
          label={t("body")}
          error={problem}
          value={bodyText}
          onChange={(event) => setBodyText(event.target.value)}
          className="font-mono sm:text-[0.8125rem]"
          spellCheck={false}
        />
      )}
      {runnable.destroys ? <p className="text-sm text-ink-muted">{t("destroys")}</p> : null}
      <Button
        type="submit"
        variant="primary"
        size="sm"
        pending={isPending}
        className="justify-self-start"
        aria-label={t("runOf", { name: runnable.name })}
      >
        {t("run")}
      </Button>
      <RunResponse name={runnable.name} response={isPending ? null : response} />
    </form>
  );
}

/** Returns why a text isn't valid JSON; undefined if it is. */
function reasonAgainst(text: string): string | undefined {
  try {
    JSON.parse(text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Shows the response, and announces its status to screen readers. */
function RunResponse({
  name,
  response,
}: {
  name: string;
  response: SampleResponse | "failed" | "pending" | null;
}) {
  const t = useTranslations("docsRun");
  if (response === "failed") {
    return (
      <Callout tone="error" role="alert">
        {t("failed")}
      </Callout>
    );
  }
  const shown = response === "pending" ? null : response;
  return (
    <div className="grid gap-2">
      <div role="status">
        {shown ? (
          <Badge tone={shown.isProblem ? "danger" : "success"}>
            {t("took", { status: String(shown.status), ms: String(shown.milliseconds) })}
          </Badge>
        ) : null}
      </div>
      {shown?.problemPage ? (
        <a
          href={shown.problemPage}
          className="justify-self-start py-1 text-sm text-accent-text underline decoration-current/30 underline-offset-4 hover:decoration-current"
        >
          {t("problemPage")}
        </a>
      ) : null}
      {shown ? (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
          tabIndex={0}
          aria-label={`${name}: ${t("answer")}`}
          className="max-h-96 overflow-auto rounded-card bg-sunken px-3.5 py-3"
        >
          <pre className="font-mono text-[0.8125rem] leading-relaxed">{shown.text || t("empty")}</pre>
        </section>
      ) : null}
    </div>
  );
}
