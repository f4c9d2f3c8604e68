"use client";
import { Play, X } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import type { Runnable } from "./calls.ts";

const RunPanel = dynamic(() => import("./run-panel.tsx").then((file) => file.RunPanel));

/** Opens the example as a request that the reader can send to their own sandbox. */
export function TryIt({ runnable, isSignedIn }: { runnable: Runnable; isSignedIn: boolean }) {
  const t = useTranslations("docsRun");
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-3.5">
      <Button
        size="sm"
        className="justify-self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <X aria-hidden /> : <Play aria-hidden />}
        {isOpen ? t("close") : t("try")}
        <span className="sr-only">: {runnable.name}</span>
      </Button>
      {isOpen ? (
        <div className="rounded-panel border border-line bg-surface p-4">
          <RunPanel runnable={runnable} isSignedIn={isSignedIn} />
        </div>
      ) : null}
    </div>
  );
}
