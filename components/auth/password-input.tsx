import { type ComponentProps, type ReactNode, useState } from "react";
import { textControl } from "#components/ui/control-classes.ts";

/** The label and icon of the button in the field: `show` while the password is hidden, `hide` while it is visible. */
export type PasswordToggle = Record<"show" | "hide", { label: string; icon: ReactNode }>;

export type PasswordInputProps = Omit<ComponentProps<"input">, "type" | "className"> & {
  toggle: PasswordToggle;
};

/** Renders a password field whose text can be shown. */
export function PasswordInput({ toggle, ...rest }: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  const { label, icon } = toggle[visible ? "hide" : "show"];
  return (
    <div className="relative">
      <input
        {...rest}
        type={visible ? "text" : "password"}
        autoCapitalize="none"
        spellCheck={false}
        className={`${textControl} pr-11`}
      />
      <button
        type="button"
        aria-label={label}
        onClick={() => setVisible(!visible)}
        className="absolute inset-y-0 right-1 my-auto inline-flex size-7 items-center justify-center rounded-control text-ink-muted transition-colors hover:bg-hover hover:text-ink pointer-coarse:right-0 pointer-coarse:size-11 [&_svg]:size-4"
      >
        {icon}
      </button>
    </div>
  );
}
