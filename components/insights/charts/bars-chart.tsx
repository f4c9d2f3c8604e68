"use client";
import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from "recharts";
import type { Mark } from "../panels/model.ts";
import { MarkShape } from "./mark-shape.tsx";

const ROW = 44;
/** What a bar with its name needs; where there are too many of them, the panel scrolls. */
const LEAST_ROW = 24;
const HEIGHT = 320;
const LABEL_WIDTH = 112;
/** Room for the number beside the longest bar. */
const NUMBER_WIDTH = 84;
const LABEL_MAX = 17;

/** Bars beside one another's names, each with its number at its end. */
export function BarsChart({ marks, max }: { marks: Mark[]; max?: number }) {
  return (
    <ResponsiveContainer
      width="100%"
      height={Math.max(Math.min(HEIGHT, marks.length * ROW), marks.length * LEAST_ROW)}
    >
      <BarChart
        layout="vertical"
        data={marks}
        margin={{ top: 0, right: NUMBER_WIDTH, bottom: 0, left: 0 }}
        barCategoryGap="22%"
        accessibilityLayer={false}
      >
        <XAxis type="number" hide domain={[0, max ?? "dataMax"]} />
        <YAxis
          type="category"
          dataKey="label"
          width={LABEL_WIDTH}
          axisLine={false}
          tickLine={false}
          interval={0}
          tickFormatter={shortened}
          tick={{ className: "fill-ink text-[0.8125rem]" }}
        />
        <Bar
          dataKey="value"
          isAnimationActive={false}
          shape={(bar) => <MarkShape {...bar} />}
          background={{ className: "fill-hover", radius: 4 }}
        >
          <LabelList
            dataKey="shown"
            position="right"
            offset={8}
            className="fill-ink text-[0.8125rem] font-medium tabular-nums"
          />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}

/** A name cut to what fits; the table has all of it. */
function shortened(label: string): string {
  return label.length > LABEL_MAX ? `${label.slice(0, LABEL_MAX - 1).trimEnd()}…` : label;
}
