import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import type { Series, Stack } from "./series.ts";

export type VolumeChartProps = {
  series: readonly Series[];
  stacks: readonly Stack[];
  nameOf: (series: Series) => string;
};

const tick = { fill: "var(--ink-muted)", fontSize: 12 };

/** Draws bars of interactions, stacked by type. In its own file, so that its library is loaded with it. */
export default function VolumeChart({ series, stacks, nameOf }: VolumeChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={[...stacks]}
        accessibilityLayer={false}
        margin={{ top: 8, right: 4, bottom: 0, left: -24 }}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="label"
          tick={tick}
          tickLine={false}
          axisLine={false}
          minTickGap={24}
          interval="equidistantPreserveStart"
        />
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
        {series.map((entry, index) => (
          <Bar
            key={entry}
            dataKey={entry}
            name={nameOf(entry)}
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

/** The color and pattern of each series from the bottom up: the pattern tells them apart if the color doesn't. */
const looks = [
  { color: "var(--accent)", lines: null },
  { color: "var(--interviewing)", lines: "M0 6L6 0" },
  { color: "var(--offer)", lines: "M0 3H6" },
  { color: "var(--saved)", lines: "M3 0V6" },
  { color: "var(--rejected)", lines: "M0 0L6 6" },
  { color: "var(--archived)", lines: "M0 3H6M3 0V6" },
] as const;

const patternId = (index: number) => `interaction-series-${index}`;

/** Returns the fill of a series by its index from the bottom. */
function fillOf(index: number): string {
  return `url(#${patternId(index)})`;
}

/** Renders the fills once on the page, before the charts that use them. */
export function SeriesPatterns() {
  return (
    <svg aria-hidden width="0" height="0" className="absolute">
      <defs>
        {looks.map(({ color, lines }, index) => (
          <pattern
            key={patternId(index)}
            id={patternId(index)}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
          >
            <rect width="6" height="6" fill={color} />
            {lines ? <path d={lines} stroke="var(--surface)" strokeWidth="1.5" /> : null}
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

/** Shows a series' color and pattern, beside its name. */
export function Swatch({ index }: { index: number }) {
  return (
    <svg aria-hidden width="14" height="14" className="shrink-0 rounded-[3px]">
      <rect width="14" height="14" fill={fillOf(index)} />
    </svg>
  );
}
