"use client";
import { ErrorMessage } from "#components/shell/error-message.tsx";

export default ErrorMessage;
