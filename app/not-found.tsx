import type { Metadata } from "next";
import { NotFound } from "#components/shell/not-found.tsx";
import { messages } from "../i18n/messages.ts";

export const metadata: Metadata = { title: messages.common.notFoundTitle };

export default NotFound;
