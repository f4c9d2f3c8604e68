import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";

/** The most rows of a list that are printed. */
const PRINTED_MOST = 1_000;

let isPrinting = false;

function subscribe(onChange: () => void): () => void {
  const set = ({ type }: Event) => {
    isPrinting = type === "beforeprint";
    onChange();
  };
  window.addEventListener("beforeprint", set);
  window.addEventListener("afterprint", set);
  return () => {
    window.removeEventListener("beforeprint", set);
    window.removeEventListener("afterprint", set);
  };
}

/** Returns the indexes of the rows to print, for a list that otherwise draws only the rows in sight; null while the page isn't printed. */
export function usePrintedRows(count: number): readonly number[] | null {
  const prints = useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
  return prints ? Array.from({ length: Math.min(count, PRINTED_MOST) }, (_, index) => index) : null;
}

/** Says on paper that more rows than these exist. Their number may be unknown. */
export function PrintedPart({ printed, total }: { printed: readonly number[] | null; total: number }) {
  const t = useTranslations("ui");
  return printed && printed.length < total ? (
    <p className="px-3 py-2 text-sm">{t("printedPart", { shown: printed.length })}</p>
  ) : null;
}
