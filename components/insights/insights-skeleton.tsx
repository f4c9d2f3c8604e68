import { LoadingRegion, Skeleton } from "#components/ui/skeleton.tsx";

/** The shape of the statistics while they are on their way. */
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
