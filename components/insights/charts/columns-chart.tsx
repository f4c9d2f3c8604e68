import {
  Bar,
  BarChart,
  type BarShapeProps,
  CartesianGrid,
  LabelList,
  Rectangle,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from "recharts";
import { useFigures } from "../figure-link.tsx";
import type { Mark } from "../panels/model.ts";
import { shortened } from "./short-name.ts";

/** Draws columns in chronological order, each with its number on top. */
export function ColumnsChart({ marks }: { marks: Mark[] }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={marks}
        margin={{ top: 20, right: 4, bottom: 0, left: 4 }}
        barCategoryGap="18%"
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} className="stroke-line" />
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

const ROW = 44;
/** The height that a bar with its name needs; if the bars don't fit, the panel scrolls. */
const LEAST_ROW = 24;
const HEIGHT = 320;
const LABEL_WIDTH = 112;
/** The width for the number beside the longest bar. */
const NUMBER_WIDTH = 84;

/** Draws bars beside their names, each with its number at its end. */
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

/** Draws one bar, in the color of its status if it has one; it links to the cards behind it. A zero bar is as wide as a line. */
function MarkShape(props: BarShapeProps & { isColumn?: boolean }) {
  const { open } = useFigures();
  const mark = props.payload as Mark;
  const { x, y, width, height, isColumn = false } = props;
  const { figure } = mark;
  if (mark.value === 0) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the figures in the table behind the chart are links that do the same
    <g
      data-status={mark.status}
      className={`${mark.isPartial ? "opacity-40" : "opacity-85"} transition-opacity ${figure ? "cursor-pointer hover:opacity-100" : ""} ${mark.status ? "fill-status" : "fill-accent"}`}
      onClick={figure ? () => open(figure) : undefined}
    >
      <title>{`${mark.label}: ${mark.shown}`}</title>
      <Rectangle
        x={x}
        y={y}
        width={width}
        height={height}
        radius={isColumn ? [4, 4, 0, 0] : [0, 4, 4, 0]}
        fill="inherit"
        isAnimationActive={false}
      />
    </g>
  );
}
