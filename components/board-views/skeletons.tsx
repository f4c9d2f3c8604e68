import { LoadingRegion, Skeleton } from "#components/ui/skeleton.tsx";

const columns = [4, 5, 3, 2, 3];

/** Shows the shape of a board while it loads. */
export function BoardSkeleton() {
  return (
    <LoadingRegion>
      <div className="flex h-(--main-height) flex-col gap-4 overflow-hidden px-4 pt-4 sm:px-6">
        <Skeleton className="h-8 w-56" />
        <div className="flex min-h-0 flex-1 gap-3">
          {columns.map((cards, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: shapes without identity
            <div key={column} className="flex min-w-68 flex-1 flex-col gap-2 rounded-panel bg-sunken p-3">
              <Skeleton className="mb-2 h-5 w-28" />
              {Array.from({ length: cards }, (_, card) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: shapes without identity
                <Skeleton key={card} className="h-24 w-full rounded-card" />
              ))}
            </div>
          ))}
        </div>
      </div>
    </LoadingRegion>
  );
}

const rows = Array.from({ length: 16 }, (_, index) => index);

/** Shows the shape of a table while it loads. */
export function TableSkeleton() {
  return (
    <LoadingRegion>
      <div className="flex h-(--main-height) flex-col gap-4 overflow-hidden pt-4">
        <Skeleton className="mx-4 h-8 w-56 sm:mx-6" />
        <div className="border-t border-line">
          <div className="h-9 bg-sunken" />
          {rows.map((row) => (
            <div key={row} className="flex h-9 items-center gap-8 border-b border-line px-4 sm:px-6">
              <Skeleton className="h-3.5 w-48" />
              <Skeleton className="h-3.5 w-32 max-sm:hidden" />
              <Skeleton className="h-3.5 w-24 max-sm:hidden" />
              <Skeleton className="h-3.5 w-40 max-md:hidden" />
            </div>
          ))}
        </div>
      </div>
    </LoadingRegion>
  );
}

/** Shows the shape of the statistics while they load. */
export function InsightsSkeleton() {
  return (
    <LoadingRegion className="mx-auto grid w-full max-w-7xl gap-4 px-4 pt-4 sm:px-6">
      <Skeleton className="h-9 w-72" />
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
        {["cards", "sent", "response", "interview", "offer"].map((tile) => (
          <Skeleton key={tile} className="h-24 rounded-panel" />
        ))}
      </div>
      <Skeleton className="h-14 rounded-panel" />
      <Skeleton className="h-104 rounded-panel" />
    </LoadingRegion>
  );
}
