import { LoadingRegion } from "./loading-region.tsx";
import { Skeleton } from "./skeleton.tsx";

const rows = ["w-2/5", "w-1/3", "w-1/2", "w-2/5", "w-1/4", "w-1/3"];

/** The shape of a page with a heading and a list. */
export function ListSkeleton() {
  return (
    <LoadingRegion>
      <div className="mx-auto w-full max-w-5xl px-4 py-6 sm:px-8">
        <Skeleton className="h-8 w-44" />
        <Skeleton className="mt-8 h-9 w-full max-w-sm" />
        <div className="mt-4 grid gap-px overflow-hidden rounded-card border border-line">
          {rows.map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: shapes without identity
            <div key={index} className="flex h-12 items-center bg-surface px-4">
              <Skeleton className={`h-4 ${width}`} />
            </div>
          ))}
        </div>
      </div>
    </LoadingRegion>
  );
}
