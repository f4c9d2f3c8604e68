"use client";
import { Bar, BarChart, CartesianGrid, LabelList, ResponsiveContainer, XAxis, YAxis } from "recharts";
import type { Mark } from "../panels/model.ts";
import { MarkShape } from "./mark-shape.tsx";

/** Columns in the order of time, each with its number on top. */
export function ColumnsChart({ marks }: { marks: Mark[] }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={marks}
        margin={{ top: 20, right: 4, bottom: 0, left: 4 }}
        barCategoryGap="18%"
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} className="[&_line]:stroke-line" />
        <XAxis
          dataKey="label"
          axisLine={false}
          tickLine={false}
          interval="preserveEnd"
          minTickGap={12}
          tick={{ className: "fill-ink-muted text-xs" }}
        />
        <YAxis hide allowDecimals={false} />
        <Bar dataKey="value" isAnimationActive={false} shape={(bar) => <MarkShape {...bar} isColumn />}>
          <LabelList dataKey="shown" position="top" className="fill-ink text-xs font-medium tabular-nums" />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
