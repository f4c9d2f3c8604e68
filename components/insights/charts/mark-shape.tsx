"use client";
import { type BarShapeProps, Rectangle } from "recharts";
import { useOpenFigure } from "../figure-link.tsx";
import type { Mark } from "../panels/model.ts";

/** One bar, in its status's hue where it has one; it leads to the cards behind it. A bar of nothing keeps a line's width. */
export function MarkShape(props: BarShapeProps & { isColumn?: boolean }) {
  const open = useOpenFigure();
  const mark = props.payload as Mark;
  const { x, y, width, height, isColumn = false } = props;
  const { figure } = mark;
  if (mark.value === 0) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the figures of the table behind the chart are links that do the same
    <g
      data-status={mark.status}
      className={`opacity-85 transition-opacity ${figure ? "cursor-pointer hover:opacity-100" : ""} ${mark.status ? "fill-status" : "fill-accent"}`}
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
