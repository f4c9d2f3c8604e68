"use client";
import { useTranslations } from "next-intl";
import { FilePicker } from "#components/ui/file-picker.tsx";
import { Link } from "#components/ui/link.tsx";
import { Spinner } from "#components/ui/plain-button.tsx";
import { limitsInTexts } from "#domain/limits-in-texts.ts";
import type { useSource } from "../state/use-source.ts";
import { PastImports } from "./past-imports.tsx";

type ChooseStepProps = { boardId: string; source: ReturnType<typeof useSource>; onRead: () => void };

/** Asks for a file, and lists earlier imports. */
export function ChooseStep({ boardId, source, onRead }: ChooseStepProps) {
  const t = useTranslations("import");
  const { file, isReading, refused, choose } = source;
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <FilePicker
          accept=".csv,.tsv,.txt,.md,.xlsx,.json,.jsonl,.ndjson,.zip"
          file={file}
          error={refused ? t(`refused.${refused}`, limitsInTexts) : undefined}
          label={t("choose")}
          otherLabel={t("chooseOther")}
          dropHint={t("dropHint")}
          className="py-12"
          onChoose={(chosen) => {
            void choose(chosen).then((isRead) => isRead && onRead());
          }}
        />
        <p role="status" className="flex min-h-5 items-center gap-2 text-sm text-ink-muted">
          {isReading && file ? (
            <>
              <Spinner />
              {t("reading", { name: file.name })}
            </>
          ) : null}
        </p>
        <p className="text-sm">
          <Link href="/docs/imports" className="text-accent-text underline underline-offset-4">
            {t("formats")}
          </Link>
        </p>
      </div>
      <PastImports boardId={boardId} />
    </div>
  );
}
