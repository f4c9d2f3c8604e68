import type { Metadata } from "next";
import type { ReactNode } from "react";
import { shareCard } from "../share-card.ts";

export function generateMetadata(): Metadata {
  return shareCard();
}

export default function AuthLayout({ children }: { children: ReactNode }) {
  return children;
}
