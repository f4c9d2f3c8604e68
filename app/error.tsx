"use client";
import { ErrorPage } from "#components/shell/error-message.tsx";

export default ErrorPage;
