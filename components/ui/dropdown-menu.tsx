import { Check, Ellipsis } from "lucide-react";
import * as Menu from "radix-ui/dropdown-menu";
import type { ComponentProps, ReactNode } from "react";
import { IconButton } from "./button.tsx";
import { cn } from "./cn.ts";
import { optionClasses, panelClasses, useOverlayContainer } from "./overlay.tsx";

export const DropdownMenuTrigger = Menu.Trigger;
export const DropdownMenuRadioGroup = Menu.RadioGroup;

/** Renders a menu with its trigger. The page behind it stays available to screen readers and scrolling. */
export function DropdownMenu(props: ComponentProps<typeof Menu.Root>) {
  return <Menu.Root modal={false} {...props} />;
}

const listClasses = cn(
  panelClasses,
  "max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto p-1",
);

type Place = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Places an open menu beside a rectangle of the window, in place of a DropdownMenuTrigger. */
export function DropdownMenuAnchor({ at: { x, y, width, height } }: { at: Place }) {
  return (
    <DropdownMenuTrigger asChild>
      <button
        type="button"
        tabIndex={-1}
        aria-hidden
        className="pointer-events-none fixed opacity-0"
        style={{ left: x, top: y, width, height }}
      />
    </DropdownMenuTrigger>
  );
}

/** Renders the list that a DropdownMenuTrigger opens. */
export function DropdownMenuContent({ className, ...rest }: ComponentProps<typeof Menu.Content>) {
  return (
    <Menu.Portal container={useOverlayContainer()}>
      <Menu.Content
        sideOffset={6}
        collisionPadding={12}
        align="start"
        {...rest}
        className={cn(listClasses, className)}
      />
    </Menu.Portal>
  );
}

export type DropdownMenuItemProps = ComponentProps<typeof Menu.Item> & {
  icon?: ReactNode;
  /** The key for the same action, shown on the right. */
  shortcut?: ReactNode;
  destructive?: boolean;
};

/** Renders one action, called as `onSelect`. For a link, use `asChild` with a Link that contains the text. */
export function DropdownMenuItem(props: DropdownMenuItemProps) {
  const { icon, shortcut, destructive, className, children, asChild, ...rest } = props;
  const classes = cn(optionClasses, destructive && "text-danger-text [&_svg]:text-danger-text", className);
  if (asChild) {
    return (
      <Menu.Item asChild {...rest} className={classes}>
        {children}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item {...rest} className={classes}>
      {icon}
      <span className="flex-1">{children}</span>
      {shortcut}
    </Menu.Item>
  );
}

/** Renders one of several values, inside DropdownMenuRadioGroup. */
export function DropdownMenuRadioItem(props: ComponentProps<typeof Menu.RadioItem> & { icon?: ReactNode }) {
  const { icon, className, children, ...rest } = props;
  return (
    <Menu.RadioItem {...rest} className={cn(optionClasses, className)}>
      {icon}
      <span className="flex-1">{children}</span>
      <Menu.ItemIndicator>
        <Check aria-hidden className="text-accent-text!" />
      </Menu.ItemIndicator>
    </Menu.RadioItem>
  );
}

/** Renders a heading above some items. */
export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof Menu.Label>) {
  return (
    <Menu.Label {...rest} className={cn("px-2.5 pt-2 pb-1 text-xs font-medium text-ink-muted", className)} />
  );
}

export function DropdownMenuSeparator() {
  return <Menu.Separator className="-mx-1 my-1 h-px bg-line" />;
}

/** Shows a menu of the actions on one row of a list: `DropdownMenuItem`s behind a button that names the row. */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={label}>
          <Ellipsis aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">{children}</DropdownMenuContent>
    </DropdownMenu>
  );
}
