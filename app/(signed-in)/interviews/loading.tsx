import { ListSkeleton } from "#components/companies/list-skeleton.tsx";

export default function Loading() {
  return <ListSkeleton />;
}
