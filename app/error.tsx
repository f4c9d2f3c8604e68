"use client";
import { ErrorPage } from "#components/shell/error-page.tsx";

export default ErrorPage;
