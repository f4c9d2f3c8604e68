import { type ReactNode, useState } from "react";
import { IconButton } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";
import { Tooltip } from "#components/ui/tooltip.tsx";

type ToolbarButtonProps = {
  label: string;
  icon: ReactNode;
  /** Marks the button while its choices hide something. */
  isActive?: boolean;
  /** Draws the popover that the button opens. */
  children: (anchor: HTMLElement, close: () => void) => ReactNode;
};

/** Shows a button of the toolbar that opens a popover, whose code can load with the first press. */
export function ToolbarButton({ label, icon, isActive = false, children }: ToolbarButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip content={label}>
        <IconButton
          variant="secondary"
          label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          className={cn(isActive && "border-accent text-accent-text")}
        >
          {icon}
        </IconButton>
      </Tooltip>
      {anchor ? children(anchor, () => setAnchor(null)) : null}
    </>
  );
}
