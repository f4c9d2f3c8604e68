import { cn } from "./cn.ts";

/** The shape of what is coming. Give it the height and width of the real thing; LoadingRegion around it says "Loading". */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn("animate-shimmer rounded-control bg-hover", className)} />;
}
