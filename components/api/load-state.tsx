import { cn } from "#components/ui/cn.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { LoadFailed, type LoadFailedProps } from "./load-failed.tsx";

type LoadStateProps = LoadFailedProps & {
  query: { isPending: boolean };
  /** The height of the content. */
  skeleton: string;
};

/** Shows a skeleton until the content has loaded, or an error in its place; renders nothing afterward. */
export function LoadState({ skeleton, ...failed }: LoadStateProps) {
  if (failed.query.isPending) return <Skeleton className={cn("w-full", skeleton)} />;
  return <LoadFailed {...failed} />;
}
