import { type ComponentType, useEffect, useState } from "react";
import type { ChartData } from "./panels/model.ts";

export type ChartComponent = ComponentType<{ title: string; chart: ChartData }>;

/** Loads the chart library once the page is drawn. Returns null until then, and if the library can't be loaded. */
export function useChart(): ChartComponent | null {
  const [Chart, setChart] = useState<ChartComponent | null>(null);
  useEffect(() => {
    let isGone = false;
    import("./charts/chart.tsx").then(
      ({ Chart: loaded }) => !isGone && setChart(() => loaded),
      // The tables that are shown instead have the same numbers.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return Chart;
}
