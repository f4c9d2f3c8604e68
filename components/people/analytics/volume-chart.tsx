"use client";
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import type { Series, Stack } from "./series.ts";
import { fillOf } from "./swatch.tsx";

export type VolumeChartProps = {
  series: readonly Series[];
  stacks: readonly Stack[];
  nameOf: (series: Series) => string;
};

const tick = { fill: "var(--ink-muted)", fontSize: 12 };

/** Bars of interactions, stacked by type. A file of its own, since the library behind it is fetched with it. */
export default function VolumeChart({ series, stacks, nameOf }: VolumeChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={[...stacks]}
        accessibilityLayer={false}
        margin={{ top: 8, right: 4, bottom: 0, left: -24 }}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="label" tick={tick} tickLine={false} axisLine={false} minTickGap={24} />
        <YAxis allowDecimals={false} tick={tick} tickLine={false} axisLine={false} />
        <Tooltip
          cursor={{ fill: "var(--hover)" }}
          isAnimationActive={false}
          contentStyle={{
            background: "var(--raised)",
            border: "1px solid var(--line)",
            borderRadius: 8,
            fontSize: 13,
          }}
          itemStyle={{ color: "var(--ink)" }}
          labelStyle={{ color: "var(--ink)", fontWeight: 600 }}
        />
        {series.map((one, index) => (
          <Bar
            key={one}
            dataKey={one}
            name={nameOf(one)}
            stackId="volume"
            fill={fillOf(index)}
            maxBarSize={36}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
