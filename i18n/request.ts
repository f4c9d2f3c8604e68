import { getRequestConfig } from "next-intl/server";
import { messages } from "./messages.ts";

export default getRequestConfig(async () => ({ locale: "en", messages, timeZone: "UTC" }));
