import { headers } from "next/headers";
import { type ReactNode, Suspense } from "react";

/**
 * What a page shows once its data is there. A document waits for it, so that the first paint holds the data, scripts or
 * not; on the way from another page its shape stands in at once. (`loading.tsx` would show the shape to both,
 * and so is used nowhere.)
 */
export async function Arriving({ shape, children }: { shape: ReactNode; children: ReactNode }) {
  const isDocument = (await headers()).get("sec-fetch-dest") !== "empty";
  return isDocument ? children : <Suspense fallback={shape}>{children}</Suspense>;
}
