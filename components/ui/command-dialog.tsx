import { Command as Cmd } from "cmdk";
import { Search } from "lucide-react";
import { Content, Overlay, Portal, Root, Title } from "radix-ui/dialog";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { cn } from "./cn.ts";
import { Kbd } from "./kbd.tsx";
import { optionClasses, overlayClasses, useFocusReturn } from "./overlay.tsx";

type CommandDialogProps = {
  title: string;
  placeholder: string;
  /** The name of the list of results. */
  results: string;
  /** The typed text, which the caller uses to find the results. cmdk's own filter selects none if they load after the text was typed. */
  text: string;
  onTextChange: (text: string) => void;
  className?: string;
  onClose: () => void;
  children: ReactNode;
};

/** Finds among many items by typing, with arrow keys to move between the results. */
export function CommandDialog({ title, results, className, onClose, ...props }: CommandDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  // Radix would select the text typed ahead, and the next key would replace it.
  const onOpenAutoFocus = (event: Event) => {
    event.preventDefault();
    const length = input.current?.value.length ?? 0;
    input.current?.focus();
    input.current?.setSelectionRange(length, length);
  };
  const autoFocus = useFocusReturn({ onOpenAutoFocus });
  return (
    <Root open onOpenChange={(open) => !open && onClose()}>
      <Portal>
        <Overlay className={overlayClasses} />
        <Content
          data-dialog
          aria-describedby={undefined}
          {...autoFocus}
          className={cn(
            "fixed inset-x-3 top-[12dvh] z-50 mx-auto max-w-xl animate-rise overflow-hidden rounded-panel border border-line bg-raised text-ink shadow-raised focus:outline-none",
            className,
          )}
        >
          <Title className="sr-only">{title}</Title>
          <Cmd shouldFilter={false} loop label={title}>
            <div className="flex items-center gap-3 border-b border-line px-4">
              <Search aria-hidden className="size-4.5 shrink-0 text-ink-faint" />
              <Cmd.Input
                ref={input}
                value={props.text}
                onValueChange={props.onTextChange}
                placeholder={props.placeholder}
                className="h-13 w-full bg-transparent text-base outline-none placeholder:text-ink-faint"
              />
              <Kbd className="pointer-coarse:hidden">Esc</Kbd>
            </div>
            <Cmd.List aria-label={results} className="max-h-[min(26rem,60dvh)] overflow-y-auto p-1.5">
              {props.children}
            </Cmd.List>
          </Cmd>
        </Content>
      </Portal>
    </Root>
  );
}

/** Groups results of one kind under their heading. */
export function CommandGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Cmd.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-muted"
    >
      {children}
    </Cmd.Group>
  );
}

// The list sets data-disabled="false", but the menu classes only check for the attribute.
const itemClasses = cn(
  optionClasses,
  "data-disabled:pointer-events-auto data-disabled:opacity-100 data-[selected=true]:bg-hover",
);

/** Renders one result. */
export function CommandItem(props: Omit<ComponentProps<typeof Cmd.Item>, "className">) {
  return <Cmd.Item {...props} className={itemClasses} />;
}

const noteClasses = "px-3 py-8 text-center text-sm text-ink-muted";

/** Shows a message if nothing is found. */
export function CommandEmpty({ children }: { children: ReactNode }) {
  return <Cmd.Empty className={noteClasses}>{children}</Cmd.Empty>;
}

/** Shows a message above the results. */
export function CommandNote({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="px-3 py-2 text-sm text-ink-muted">
      {children}
    </p>
  );
}

/** Shows a message until there are results. */
export function CommandLoading({ children }: { children: ReactNode }) {
  return <Cmd.Loading className={noteClasses}>{children}</Cmd.Loading>;
}
