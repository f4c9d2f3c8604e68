import { LoaderCircle } from "lucide-react";
import { cn } from "./cn.ts";

/** A turning circle, silent: the element around it says what is loading (`aria-busy`, a label, a live region). */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={cn("size-4 animate-spin", className)} />;
}
