import type { ComponentProps } from "react";

export type PlainButtonProps = ComponentProps<"button"> & { pending?: boolean };

/**
 * Renders a button with the common behavior; its styles are given as classes, so that the pages before sign-in need
 * neither `cn` nor an icon. `type` defaults to "button". While `pending`, it keeps its focus, shows a spinner, and
 * ignores presses.
 */
export function PlainButton({ pending, onClick, children, ...rest }: PlainButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
    >
      {pending ? <Spinner /> : null}
      {children}
    </button>
  );
}

/**
 * Shows a turning circle, hidden from screen readers: the element around it says what is loading (`aria-busy`, a label,
 * a live region).
 */
export function Spinner() {
  return (
    <span
      aria-hidden
      className="size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}
