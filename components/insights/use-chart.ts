import { type ComponentType, useEffect, useState } from "react";
import type { ChartData } from "./panels/model.ts";

export type ChartComponent = ComponentType<{ title: string; chart: ChartData }>;

/** Loads the chart library once the page is drawn. Returns null before, and if it can't be loaded. */
export function useChart(): ChartComponent | null {
  const [Chart, setChart] = useState<ChartComponent | null>(null);
  useEffect(() => {
    let isGone = false;
    import("./charts/chart.tsx").then(
      ({ Chart: loaded }) => !isGone && setChart(() => loaded),
      // The tables shown instead say the same.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return Chart;
}
