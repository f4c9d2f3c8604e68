"use client";
import { type ComponentType, useEffect, useState } from "react";
import type { ChartData } from "./panels/model.ts";

export type ChartComponent = ComponentType<{ title: string; chart: ChartData }>;

/** What draws charts, brought once the page stands; null before, and where it does not come. */
export function useChart(): ChartComponent | null {
  const [Chart, setChart] = useState<ChartComponent | null>(null);
  useEffect(() => {
    let isGone = false;
    import("./charts/chart.tsx").then(
      ({ Chart: loaded }) => !isGone && setChart(() => loaded),
      // The tables that stand in say the same.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return Chart;
}
