import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Bookmark, FileSpreadsheet, Link2, Plus, Sparkles } from "lucide-react";
import { useTranslations } from "next-intl";
import { typeid } from "typeid-js";
import { api } from "#components/api/client.ts";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { StatusBadge } from "#components/status/status-badge.tsx";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/fields.tsx";
import { linkField } from "#components/ui/input.tsx";
import { Link } from "#components/ui/link.tsx";
import { STATUSES } from "#domain/values.ts";
import { SAMPLE_IMPORT, sampleRows } from "./sample/sample-cards.ts";
import { useBoard, useBoardContents } from "./state/board-context.ts";

/** Shows an empty board: its columns, and every way to add a first card. */
export default function FirstCard() {
  const t = useTranslations("board");
  const { store } = useBoard();
  const { board } = useBoardContents();
  const draft = useFormDraft("postingLink:own", { link: "" });
  return (
    <div className="flex flex-1 flex-col gap-6 overflow-y-auto px-4 pb-6 sm:px-6">
      <section className="mx-auto grid w-full max-w-2xl gap-4 pt-6 text-center">
        <h2 className="text-lg font-semibold tracking-tight">{t("emptyTitle")}</h2>
        <p className="text-sm leading-relaxed text-ink-muted">{t("emptyText")}</p>
        {/* Works without scripts too: the page at /save reads the posting. */}
        <form
          action="/save"
          onSubmit={() => draft.forget()}
          className="flex flex-wrap items-start gap-2 text-left"
        >
          <TextField
            {...linkField}
            name="link"
            {...draft.field("link")}
            required
            label={t("emptyLink")}
            hideLabel
            placeholder={t("emptyLinkPlaceholder")}
            fieldClassName="min-w-52 flex-1"
          />
          <Button type="submit" className="max-sm:flex-1">
            <Link2 aria-hidden />
            {t("emptyAddLink")}
          </Button>
        </form>
        <div className="grid gap-2 sm:flex sm:flex-wrap sm:justify-center">
          <Button variant="primary" onClick={() => store.setState({ adding: "saved" })}>
            <Plus aria-hidden />
            {t("emptyAction")}
          </Button>
          <ButtonLink href={`/boards/${board.id}/import`}>
            <FileSpreadsheet aria-hidden />
            {t("emptyImport")}
          </ButtonLink>
          <TrySamples boardId={board.id} />
        </div>
        <p className="text-sm text-ink-muted">
          <Link
            href="/save"
            className="inline-flex items-center gap-1.5 rounded-control underline underline-offset-4 hover:text-ink pointer-coarse:py-3"
          >
            <Bookmark aria-hidden className="size-4" />
            {t("emptySave")}
          </Link>
        </p>
      </section>
      <ul
        aria-label={t("columns")}
        className="grid min-h-40 flex-1 auto-cols-[minmax(9rem,1fr)] grid-flow-col grid-cols-none gap-3 overflow-x-auto"
      >
        {STATUSES.map((status) => (
          <li key={status} className="rounded-panel border border-dashed border-line p-2.5">
            <StatusBadge status={status} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Adds a few sample cards to the board, as one import that can be undone. */
function TrySamples({ boardId }: { boardId: string }) {
  const t = useTranslations("board.sample");
  const queryClient = useQueryClient();
  const add = useMutation({
    mutationFn: (importId: string) =>
      api.imports.run.mutate({
        importId,
        boardId,
        fileName: SAMPLE_IMPORT,
        number: 0,
        rows: sampleRows(Date.now()),
        onDuplicate: "create",
      }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
  return (
    <Button pending={add.isPending} onClick={() => add.mutate(typeid("imp").toString())}>
      <Sparkles aria-hidden />
      {t("try")}
    </Button>
  );
}
