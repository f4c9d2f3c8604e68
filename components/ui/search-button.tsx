import { Search } from "lucide-react";
import { Kbd } from "./kbd.tsx";
import { useModifier } from "./keyboard.ts";

/** Opens the same as Ctrl/Cmd+K, for those who don't know the key yet. */
export function SearchButton({ label, onClick }: { label: string; onClick: () => void }) {
  const key = useModifier();
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex h-9 items-center gap-2 rounded-control px-2.5 text-sm text-ink-muted transition-colors hover:bg-hover hover:text-ink pointer-coarse:h-11"
    >
      <Search aria-hidden className="size-4" />
      <span className="max-sm:sr-only">{label}</span>
      <span className="flex gap-0.5 max-sm:hidden pointer-coarse:hidden" aria-hidden>
        <Kbd>{key}</Kbd>
        <Kbd>K</Kbd>
      </span>
    </button>
  );
}
