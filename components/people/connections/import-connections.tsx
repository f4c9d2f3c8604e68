import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { Dialog, DialogContent } from "#components/ui/dialog.tsx";
import { FilePicker } from "#components/ui/file-picker.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { limitsInTexts } from "#domain/limits-in-texts.ts";
import { ConnectionsPreview } from "./connections-preview.tsx";
import { type ImportState, useConnectionsImport } from "./use-connections-import.ts";

/** Imports LinkedIn's connections: the file, the preview, the import, and the undo. */
export function ImportConnections({ onClose }: { onClose: () => void }) {
  const t = useTranslations("people");
  const { state, choose, run, undo, stop } = useConnectionsImport();
  const offerUndo = useUndoAfterClosing(undo);
  function close(): void {
    if (state.step === "undoing") return;
    if (state.step === "importing") {
      stop();
      return;
    }
    if (state.step === "done" && state.added.length > 0) offerUndo(state.added);
    onClose();
  }
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent
        size="lg"
        title={t("importTitle")}
        description={state.step === "choose" ? t("importText") : undefined}
        footer={<Steps state={state} onRun={run} onUndo={undo} onStop={stop} onClose={close} />}
      >
        <Body state={state} onChoose={choose} />
      </DialogContent>
    </Dialog>
  );
}

/** Offers the undo to people who have already closed the dialog. */
function useUndoAfterClosing(undo: (added: string[]) => Promise<ImportState>): (added: string[]) => void {
  const t = useTranslations("people");
  const toast = useToast();
  const takeBack = async (added: string[]) => {
    const outcome = await undo(added);
    if (outcome.step === "undone") {
      const { count, kept } = outcome;
      const extra = kept > 0 ? { description: t("importKept", { count: kept }) } : {};
      toast.success(t("importUndone", { count }), extra);
    } else if (outcome.step === "done" && outcome.error) toast.error(outcome.error);
  };
  return (added) => toast.undoable(t("importDone", { count: added.length }), () => void takeBack(added));
}

function Body({ state, onChoose }: { state: ImportState; onChoose: (file: File) => void }) {
  const t = useTranslations("people");
  switch (state.step) {
    case "choose": {
      const error = state.rejection ? t(state.rejection, limitsInTexts) : state.error;
      return (
        <FilePicker
          accept=".csv,.zip,text/csv,application/zip"
          file={null}
          error={error ?? undefined}
          label={t(error ? "chooseOther" : "choose")}
          otherLabel={t("chooseOther")}
          dropHint={t("orDrop")}
          className="py-8"
          onChoose={onChoose}
        />
      );
    }
    case "reading":
      return <Progress label={t("reading")} />;
    case "judging":
      return <Progress label={t("judging")} done={state.done} total={state.total} />;
    case "preview":
      return <ConnectionsPreview rows={state.rows} />;
    case "importing":
    case "undoing":
      return <Progress label={t(state.step, state)} done={state.done} total={state.total} />;
    case "done": {
      const count = state.added.length;
      return (
        <Callout tone={state.error ? "error" : "success"} role="status" title={state.error}>
          {t(state.isStopped ? "importStopped" : "importDone", { count })}
        </Callout>
      );
    }
    case "undone":
      return (
        <Callout role="status" title={t("importUndone", { count: state.count })}>
          {state.kept > 0 ? t("importKept", { count: state.kept }) : null}
        </Callout>
      );
  }
}

type StepsProps = {
  state: ImportState;
  onRun: (rows: Extract<ImportState, { step: "preview" }>["rows"]) => void;
  onUndo: (added: string[]) => void;
  onStop: () => void;
  onClose: () => void;
};

/** Offers the actions of each step. */
function Steps({ state, onRun, onUndo, onStop, onClose }: StepsProps) {
  const t = useTranslations("people");
  if (state.step === "importing") return <Button onClick={onStop}>{t("importStop")}</Button>;
  if (state.step === "undoing") return null;
  const close = (
    <Button onClick={onClose}>
      {t(state.step === "done" || state.step === "undone" ? "close" : "cancel")}
    </Button>
  );
  if (state.step === "preview") {
    const count = state.rows.filter(({ verdict }) => verdict.verdict === "new").length;
    return (
      <>
        {close}
        {count > 0 ? (
          <Button variant="primary" onClick={() => onRun(state.rows)}>
            {t("importStart", { count })}
          </Button>
        ) : null}
      </>
    );
  }
  if (state.step === "done" && state.added.length > 0) {
    return (
      <>
        <Button onClick={() => onUndo(state.added)}>{t("importUndo")}</Button>
        {close}
      </>
    );
  }
  return close;
}

function Progress({ label, done, total }: { label: string; done?: number; total?: number }) {
  return (
    <div className="grid gap-2 py-4 text-sm">
      <p role="status">{label}</p>
      <progress aria-label={label} max={total ?? 1} value={done} className="h-2 w-full accent-(--accent)" />
    </div>
  );
}
