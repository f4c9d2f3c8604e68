import { lazy, Suspense, useEffect, useState } from "react";
import { loadAhead } from "./load-ahead.ts";
import { useFirstPress } from "./use-first-press.ts";
import { onFirstToast } from "./use-toast.ts";

const ToastList = lazy(
  loadAhead(() => import("./toast-list.tsx").then((module) => ({ default: module.ToastList }))),
);

/** Shows toasts; rendered once, in the layout of signed-in pages. Its code isn't part of the first load. */
export function Toaster() {
  const [hasToast, setHasToast] = useState(false);
  const pressed = useFirstPress();
  useEffect(() => onFirstToast(() => setHasToast(true)), []);
  return <Suspense>{hasToast || pressed ? <ToastList /> : null}</Suspense>;
}
