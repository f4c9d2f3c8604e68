import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "./cn.ts";

const tones = {
  info: { icon: Info, classes: "bg-info-soft", iconClasses: "text-info-text" },
  success: { icon: CircleCheck, classes: "bg-success-soft", iconClasses: "text-success-text" },
  warning: { icon: TriangleAlert, classes: "bg-warning-soft", iconClasses: "text-warning-text" },
  error: { icon: CircleAlert, classes: "bg-danger-soft", iconClasses: "text-danger-text" },
};

export type CalloutProps = {
  tone?: keyof typeof tones;
  title?: ReactNode;
  /** Buttons or links that solve the problem. */
  action?: ReactNode;
  /** "alert" interrupts a screen reader: for an error that just happened. "status" waits. */
  role?: "alert" | "status";
  className?: string;
  children?: ReactNode;
};

/** Shows a message that stays on the page, with its buttons beside it if there is room. An error says what to do. */
export function Callout({ tone = "info", title, action, role, className, children }: CalloutProps) {
  const { icon: Icon, classes, iconClasses } = tones[tone];
  return (
    <div
      role={role}
      className={cn(
        "flex flex-wrap items-center gap-y-2.5 rounded-card px-4 py-3 text-sm text-ink",
        classes,
        className,
      )}
    >
      <div className="flex min-w-0 flex-[1_1_20rem] gap-3">
        <Icon aria-hidden className={cn("mt-0.5 size-4.5 shrink-0", iconClasses)} />
        <div className="grid min-w-0 flex-1 gap-1 leading-relaxed">
          {title ? <p className="font-medium">{title}</p> : null}
          {children ? <div>{children}</div> : null}
        </div>
      </div>
      {/* Indented to the text, for when there is no room beside it. */}
      {action ? <div className="flex flex-wrap gap-2 ps-7.5">{action}</div> : null}
    </div>
  );
}

/** Shows the error of a form, which a screen reader reads out immediately; renders nothing without one. */
export function FormError({ className, children }: Pick<CalloutProps, "className" | "children">) {
  if (!children) return null;
  return (
    <Callout tone="error" role="alert" className={className}>
      {children}
    </Callout>
  );
}
