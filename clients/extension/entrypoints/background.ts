import { browser } from "wxt/browser";
import { defineBackground } from "wxt/utils/define-background";
import { connect } from "../source/connection.ts";
import { sendAll } from "../source/outbox.ts";

/** Connects while the popup is closed, because the sign-in window closes it, and sends waiting cards once there is a network. */
export default defineBackground(() => {
  browser.runtime.onMessage.addListener((message, _sender, respond) => {
    const { connectTo } = message as { connectTo?: string };
    if (connectTo === undefined) return false;
    connect(connectTo).then(
      () => respond({ isConnected: true }),
      (error: unknown) => {
        console.error(error);
        respond({ isConnected: false });
      },
    );
    return true;
  });
  const send = () => void sendAll();
  browser.runtime.onStartup.addListener(send);
  self.addEventListener("online", send);
});
