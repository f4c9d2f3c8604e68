import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Close, Content, Overlay, Portal, Root, Title } from "radix-ui/dialog";
import { type ReactNode, useState } from "react";
import { IconButton } from "./button.tsx";
import { cn } from "./cn.ts";
import {
  type AutoFocus,
  keepOpenForToast,
  OverlayContainer,
  overlayClasses,
  useFocusReturn,
  useModalLayer,
} from "./overlay.tsx";

export { Root as Drawer };

export type DrawerContentProps = AutoFocus & {
  /** The drawer's name; render it yourself in `header`, and hide this one with `hideTitle`. */
  title: ReactNode;
  hideTitle?: boolean;
  /** Content beside the close button: actions, the status of a card. */
  header?: ReactNode;
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
};

/**
 * Shows a sheet at the right edge that leaves the page visible; on a phone it fills the screen. It takes the first focus itself: it is to
 * be read, and the first control is seldom the one that is needed.
 */
export function DrawerContent(props: DrawerContentProps) {
  const { title, hideTitle, header, footer, className, children } = props;
  const t = useTranslations("ui");
  const [content, setContent] = useState<HTMLElement | null>(null);
  useModalLayer(content);
  const autoFocus = useFocusReturn({ onOpenAutoFocus: focusContent, ...props });
  return (
    <Portal>
      <Overlay className={overlayClasses} />
      <Content
        ref={setContent}
        onInteractOutside={keepOpenForToast}
        aria-describedby={undefined}
        {...autoFocus}
        className={cn(
          "fixed inset-y-0 right-0 z-50 flex w-full animate-slide-in flex-col bg-raised text-ink shadow-raised focus:outline-none sm:max-w-xl sm:border-l sm:border-line",
          className,
        )}
      >
        <OverlayContainer value={content}>
          <header className="flex min-h-14 items-center gap-3 border-b border-line py-2 pr-3 pl-5">
            <Title
              className={
                hideTitle
                  ? "sr-only"
                  : "line-clamp-3 min-w-0 flex-1 font-semibold tracking-tight wrap-anywhere"
              }
            >
              {title}
            </Title>
            {header ? (
              <div className={cn("flex min-w-0 items-center gap-2", hideTitle && "flex-1")}>{header}</div>
            ) : null}
            <Close asChild>
              <IconButton label={t("close")} className="ml-auto">
                <X aria-hidden />
              </IconButton>
            </Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5">{children}</div>
          {footer ? (
            <footer className="flex items-center justify-end gap-2 border-t border-line px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          ) : null}
        </OverlayContainer>
      </Content>
    </Portal>
  );
}

function focusContent(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}
