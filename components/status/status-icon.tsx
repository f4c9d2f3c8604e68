import { cn } from "#components/ui/cn.ts";
import { type Status, statusIcons } from "./status-meta.ts";

/** A status's sign in its colour; silent, so its name stands beside it. */
export function StatusIcon({ status, className }: { status: Status; className?: string }) {
  const Icon = statusIcons[status];
  return <Icon aria-hidden data-status={status} className={cn("size-4 shrink-0 text-status", className)} />;
}
