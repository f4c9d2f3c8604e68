import { useTranslations } from "next-intl";
import { Anchor, Content, Portal, Root } from "radix-ui/popover";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { fold } from "#domain/fold.ts";
import { cn } from "./cn.ts";
import { Input } from "./input.tsx";
import { optionClasses, panelClasses, useOverlayContainer } from "./overlay.tsx";

export type ComboboxOption = {
  value: string;
  label: string;
  hint?: ReactNode;
  /** Adds an option with the typed name. */
  isNew?: true;
};

export type ComboboxProps = Omit<ComponentProps<"input">, "value" | "onChange" | "onSelect" | "role"> & {
  /** The text in the field, which need not be one of the options. */
  text: string;
  onTextChange: (text: string) => void;
  /** The options that match the text; the caller filters, or asks the server. */
  options: readonly ComboboxOption[];
  onSelect: (option: ComboboxOption) => void;
  /** Shown if nothing matches, such as "Creates a new company". If left out, the list is hidden. */
  emptyText?: ReactNode;
};

/**
 * Shows a text field with suggestions (ARIA combobox). Arrow keys move through them, Enter takes the active or only one, and Escape closes
 * them and keeps the text.
 */
export function Combobox(props: ComboboxProps) {
  const { text, onTextChange, options, onSelect, emptyText, className, ...rest } = props;
  const t = useTranslations("ui");
  const container = useOverlayContainer();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const open = wanted && (options.length > 0 || Boolean(emptyText && text));
  const onlyIndex = open && options.length === 1 && fits(options[0], text) ? 0 : -1;
  const activeIndex = active >= 0 && active < options.length ? active : onlyIndex;

  function close() {
    setWanted(false);
    setActive(-1);
  }

  function take(option: ComboboxOption) {
    onSelect(option);
    close();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const option = options[activeIndex];
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setWanted(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      const from = activeIndex === -1 && step === -1 ? options.length : activeIndex;
      if (options.length > 0) setActive((from + step + options.length) % options.length);
    } else if (event.key === "Enter" && open && option) {
      // If the only suggestion equals the typed text, Enter submits the form as usual.
      if (active !== -1 || !saysSame(option, text)) event.preventDefault();
      take(option);
    } else if (event.key === "Tab") {
      close();
    }
  }

  return (
    <Root open={open} onOpenChange={(next) => !next && close()}>
      <Anchor asChild>
        <Input
          {...rest}
          ref={input}
          value={text}
          onChange={(event) => {
            onTextChange(event.target.value);
            setWanted(true);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-activedescendant={open && activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined}
          className={className}
        />
      </Anchor>
      <span role="status" className="sr-only">
        {open ? t("suggestionCount", { count: options.length }) : null}
      </span>
      <Portal container={container}>
        <Content
          role="presentation"
          sideOffset={4}
          align="start"
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (event.target === input.current) event.preventDefault();
          }}
          onMouseDown={(event) => event.preventDefault()}
          className={cn(
            panelClasses,
            "max-h-72 w-(--radix-popper-anchor-width) min-w-48 overflow-y-auto p-1",
          )}
        >
          {options.length === 0 ? <p className="px-2.5 py-2 text-sm text-ink-muted">{emptyText}</p> : null}
          <div id={listId} role="listbox" aria-label={t("suggestions")}>
            {options.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: focus stays in the field, which handles the keys
              // biome-ignore lint/a11y/useFocusableInteractive: the field points here with aria-activedescendant
              <div
                key={option.value}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === activeIndex}
                data-highlighted={index === activeIndex ? "" : undefined}
                onPointerMove={() => setActive(index)}
                onClick={() => take(option)}
                className={optionClasses}
              >
                <span className="flex-1 truncate">{option.label}</span>
                {option.hint ? <span className="text-xs text-ink-muted">{option.hint}</span> : null}
              </div>
            ))}
          </div>
        </Content>
      </Portal>
    </Root>
  );
}

/** Checks whether a suggestion belongs to this text: those for an earlier text may still be shown. */
function fits(option: ComboboxOption | undefined, text: string): boolean {
  const typed = fold(text);
  if (!option || typed === "") return false;
  const hint = typeof option.hint === "string" ? option.hint : "";
  return fold(`${option.label} ${hint}`).includes(typed);
}

function saysSame({ label, isNew }: ComboboxOption, text: string): boolean {
  return isNew === true || fold(label) === fold(text);
}
