import { useTranslations } from "next-intl";
import { Cancel, Content, Description, Overlay, Portal, Root, Title } from "radix-ui/alert-dialog";
import { type ReactNode, useState } from "react";
import { Button } from "./button.tsx";
import { DialogErrorNotice } from "./dialog-error.tsx";
import { overlayClasses, useFocusReturn, useModalLayer } from "./overlay.tsx";

export type ConfirmDialogProps = {
  /** False for a dialog that stays in the page while it is closed. */
  open?: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Says what will be deleted or changed, in plain words. */
  description: ReactNode;
  /** A verb that repeats the title: "Delete board". */
  confirmLabel: string;
  /** Says what stays unchanged, if "Cancel" isn't clear enough. */
  cancelLabel?: string;
  destructive?: boolean;
  /** The dialog closes once this is done. If it throws, the dialog stays open, and the caller shows why, ideally among its children. */
  onConfirm: () => unknown;
  children?: ReactNode;
};

/** Asks before something that can't be undone. The first focus is on "Cancel". */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open = true, onClose, title, description, confirmLabel, cancelLabel, ...rest } = props;
  const { destructive, onConfirm, children } = rest;
  const t = useTranslations("ui");
  const [pending, setPending] = useState(false);
  const [content, setContent] = useState<HTMLElement | null>(null);
  useModalLayer(content);
  const autoFocus = useFocusReturn();

  async function confirm() {
    setPending(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      // Stays open: the caller shows why.
    } finally {
      setPending(false);
    }
  }

  return (
    <Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Portal>
        <Overlay className={overlayClasses} />
        <Content
          ref={setContent}
          data-dialog
          {...autoFocus}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[92dvh] max-w-md -translate-y-1/2 animate-rise overflow-y-auto rounded-panel border border-line bg-raised p-5 text-ink shadow-raised"
        >
          <Title className="text-lg leading-snug font-semibold tracking-tight">{title}</Title>
          <Description className="mt-2 text-sm leading-relaxed text-ink-muted">{description}</Description>
          <div className="mt-4 grid gap-4 empty:hidden">
            {children}
            <DialogErrorNotice content={content} />
          </div>
          <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            <Cancel asChild>
              <Button>{cancelLabel ?? t("cancel")}</Button>
            </Cancel>
            <Button variant={destructive ? "danger" : "primary"} pending={pending} onClick={confirm}>
              {confirmLabel}
            </Button>
          </div>
        </Content>
      </Portal>
    </Root>
  );
}
