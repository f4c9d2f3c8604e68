import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Close, Content, Description, Overlay, Portal, Root, Title, Trigger } from "radix-ui/dialog";
import { type ReactNode, useState } from "react";
import { Button, IconButton } from "./button.tsx";
import { cn } from "./cn.ts";
import { DialogErrorNotice } from "./dialog-error.tsx";
import { focusFirstField } from "./first-focus.ts";
import {
  keepOpenForToast,
  OverlayContainer,
  overlayClasses,
  useFocusReturn,
  useModalLayer,
} from "./overlay.tsx";

export { Close as DialogClose, Root as Dialog, Trigger as DialogTrigger };

export type DialogContentProps = {
  title: ReactNode;
  description?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  size?: "sm" | "md" | "lg";
  children?: ReactNode;
};

const widths = { sm: "sm:max-w-sm", md: "sm:max-w-lg", lg: "sm:max-w-3xl" };

/**
 * Shows a modal question or form; on a phone it rises from the lower edge. Use it inside Dialog, beside its
 * DialogTrigger. It closes without asking: text typed in its form is kept until it opens again.
 */
export function DialogContent(props: DialogContentProps) {
  const { title, description, footer, size = "md", children } = props;
  const t = useTranslations("ui");
  const [content, setContent] = useState<HTMLElement | null>(null);
  useModalLayer(content);
  const autoFocus = useFocusReturn({ onOpenAutoFocus: focusFirstField });
  return (
    <Portal>
      <Overlay className={overlayClasses} />
      <Content
        ref={setContent}
        data-dialog
        onInteractOutside={keepOpenForToast}
        {...autoFocus}
        {...(description ? {} : { "aria-describedby": undefined })}
        className={cn(
          "fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] animate-rise flex-col low:overflow-y-auto rounded-t-panel border border-line bg-raised text-ink shadow-raised focus:outline-none sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[calc(100%-2rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-panel",
          widths[size],
        )}
      >
        <OverlayContainer value={content}>
          <header className="flex items-start justify-between gap-4 px-5 pt-4 pb-3">
            <div className="grid gap-1 pt-1">
              <Title className="text-lg leading-snug font-semibold tracking-tight">{title}</Title>
              {description ? (
                <Description className="text-sm text-ink-muted">{description}</Description>
              ) : null}
            </div>
            <Close asChild>
              <IconButton label={t("close")} className="-mr-2">
                <X aria-hidden />
              </IconButton>
            </Close>
          </header>
          {children ? (
            <div className="min-h-0 overflow-y-auto px-5 pt-1 pb-5 low:shrink-0">{children}</div>
          ) : null}
          <div className="grid gap-3 px-5 pb-5 empty:hidden">
            <DialogErrorNotice content={content} />
          </div>
          {footer ? (
            <footer className="flex flex-col-reverse gap-2 border-t border-line px-5 py-3.5 sm:flex-row sm:justify-end">
              {footer}
            </footer>
          ) : null}
        </OverlayContainer>
      </Content>
    </Portal>
  );
}

export type FormActionsProps = {
  /** The id of the form in the dialog. */
  formId: string;
  pending?: boolean;
  /** Shown instead of the verb while a long list is sent in portions. */
  progress?: { done: number; total: number } | null;
  destructive?: boolean;
  /** The label of the button that closes the dialog, if "Cancel" could mean something else. */
  cancelLabel?: string;
  /** A verb: "Add company". */
  children: ReactNode;
};

/** Shows the footer of a dialog with a form: cancel and submit. Cancel closes the dialog, which may first wait for a portion under way. */
export function FormActions({
  formId,
  pending = false,
  progress = null,
  destructive,
  cancelLabel,
  children,
}: FormActionsProps) {
  const t = useTranslations("ui");
  return (
    <>
      <Close asChild>
        <Button>{cancelLabel ?? t("cancel")}</Button>
      </Close>
      <span role="status" className="sr-only">
        {progress ? t("progress", progress) : null}
      </span>
      <Button variant={destructive ? "danger" : "primary"} type="submit" form={formId} pending={pending}>
        {progress ? t("progress", progress) : children}
      </Button>
    </>
  );
}
