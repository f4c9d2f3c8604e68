"use client";
import { type ReactNode, useRef, useState } from "react";
import { IconButton } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";
import { Popover, PopoverAnchor, PopoverContent } from "#components/ui/popover.tsx";
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
          className={cn(isActive && "border-accent text-accent-ink")}
        >
          {icon}
        </IconButton>
      </Tooltip>
      {anchor ? children(anchor, () => setAnchor(null)) : null}
    </>
  );
}

type ToolbarPopoverProps = {
  label: string;
  anchor: HTMLElement;
  onClose: () => void;
  className?: string;
  children: ReactNode;
};

/** Shows a popover at its button, which gets the focus back. */
export function ToolbarPopover({ label, anchor, onClose, className, children }: ToolbarPopoverProps) {
  const anchorRef = useRef(anchor);
  return (
    <Popover open onOpenChange={(open) => !open && onClose()}>
      <PopoverAnchor virtualRef={anchorRef} />
      <PopoverContent
        align="end"
        aria-label={label}
        onInteractOutside={(event) => {
          if (anchor.contains(event.target as Node)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          anchor.focus();
        }}
        className={cn(
          "grid max-h-(--radix-popover-content-available-height) w-88 gap-5 overflow-y-auto",
          className,
        )}
      >
        {children}
      </PopoverContent>
    </Popover>
  );
}
