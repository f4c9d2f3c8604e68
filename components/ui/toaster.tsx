"use client";
import { lazy, Suspense, useEffect, useState } from "react";
import { onFirstToast } from "./use-toast.ts";

const ToastList = lazy(() => import("./toast-list.tsx").then((module) => ({ default: module.ToastList })));

/**
 * Where toasts appear; once, in the layout of signed-in pages. Its code is no part of the first load: it comes with
 * the first press of a key or button, so that it is here even when what follows is that the network went away.
 */
export function Toaster() {
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    const want = () => setWanted(true);
    const forget = onFirstToast(want);
    addEventListener("pointerdown", want, { once: true });
    addEventListener("keydown", want, { once: true });
    return () => {
      forget();
      removeEventListener("pointerdown", want);
      removeEventListener("keydown", want);
    };
  }, []);

  return <Suspense>{wanted ? <ToastList /> : null}</Suspense>;
}
