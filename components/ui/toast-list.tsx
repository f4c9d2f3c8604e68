import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Toaster as Sonner, toast } from "sonner";
import { isTyping } from "./keyboard.ts";
import { useTopModal } from "./overlay.tsx";
import { connect, leavePage, UNDO } from "./use-toast.ts";

/** Renders the toasts in the product's style. Toaster loads it. */
export function ToastList() {
  const t = useTranslations("ui");
  const modal = useTopModal();
  const place = useToastPlace(modal);
  const path = usePathname();
  useEffect(() => connect(toast), []);
  useEffect(() => {
    if (path !== null) leavePage();
  }, [path]);
  useEffect(() => {
    // Before the page's own keys.
    document.addEventListener("keydown", pressUndo, true);
    return () => document.removeEventListener("keydown", pressUndo, true);
  }, []);
  return createPortal(
    <Sonner
      position={hidesFooter(modal) ? "top-center" : "bottom-right"}
      // An open dialog disables the pointer elsewhere.
      className="pointer-events-auto"
      containerAriaLabel={t("notifications")}
      duration={6000}
      offset={20}
      mobileOffset={{ top: 12, bottom: 76, left: 12, right: 12 }}
      icons={{
        success: <CircleCheck aria-hidden className="size-4.5 text-success-text" />,
        info: <Info aria-hidden className="size-4.5 text-info-text" />,
        warning: <TriangleAlert aria-hidden className="size-4.5 text-warning-text" />,
        error: <CircleAlert aria-hidden className="size-4.5 text-danger-text" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: t("dismiss"),
        classNames: {
          toast:
            "flex w-full items-center gap-3 rounded-card border border-line bg-raised px-4 py-3 font-sans text-sm text-ink shadow-raised sm:w-(--width)",
          content: "grid min-w-0 flex-1 gap-0.5",
          title: "line-clamp-6 font-medium",
          description: "text-ink-muted",
          actionButton:
            "-my-1 h-8 shrink-0 rounded-control px-2.5 font-medium text-accent-text hover:bg-hover pointer-coarse:h-11",
        },
      }}
    />,
    place,
  );
}

/**
 * Returns an element in the top dialog, where the focus can go, otherwise in the body. As a popover it is drawn above everything and
 * positioned by the window, regardless of the dialog around it. It is moved, not created again: toasts stay.
 */
function useToastPlace(modal: HTMLElement | null): HTMLElement {
  const [place] = useState(() => {
    const element = document.createElement("div");
    element.popover = "manual";
    element.dataset.toasts = "";
    element.className = "size-0 overflow-visible border-0 bg-transparent p-0";
    element.addEventListener("mousedown", keepFocus);
    return element;
  });
  useLayoutEffect(() => {
    // A dialog that closes while the first toast is drawn has left the page by now, and a popover outside the page can't be shown.
    (modal?.isConnected ? modal : document.body).append(place);
    place.showPopover?.();
  }, [modal, place]);
  return place;
}

/** Checks whether toasts at the lower edge would cover a dialog's buttons: on a phone, it rises from there. */
function hidesFooter(modal: HTMLElement | null): boolean {
  return modal?.matches("[data-dialog]:has(> footer)") === true && window.innerWidth < PHONE_WIDTH;
}
/** Tailwind's `sm`. */
const PHONE_WIDTH = 640;

/** Presses the newest toast's "Undo" on Ctrl/Cmd+Z, unless the page handles the key for that change. */
function pressUndo(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing, target } = event;
  const isUndo = (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === "z";
  if (!isUndo || isComposing || isTyping(target)) return;
  const offer = document.querySelector<HTMLElement>(`[data-sonner-toast][data-removed=false] [${UNDO}]`);
  // A page's keys don't work in a dialog.
  const isInDialog = target instanceof Element && target.closest("[role=dialog]") !== null;
  if (!offer || (offer.getAttribute(UNDO) === "page" && !isInDialog)) return;
  event.preventDefault();
  offer.closest("button")?.click();
}

/**
 * Leaves the focus in place when a toast's button is pressed: the toast closes, and returning the focus would close a
 * menu opened since.
 */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest("button")) event.preventDefault();
}
