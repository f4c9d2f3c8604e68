import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PasswordInput } from "./password-input.tsx";

test("a password is masked until its button is pressed, and has the right hint for password managers", () => {
  const toggle = { show: { label: "Show", icon: null }, hide: { label: "Hide", icon: null } };
  const html = renderToStaticMarkup(
    createElement(PasswordInput, { toggle, name: "password", autoComplete: "current-password" }),
  );
  expect(html).toMatch(/<input[^>]* type="password"/);
  expect(html).toMatch(/<input[^>]* autoComplete="current-password"/i);
  expect(html).toContain('aria-label="Show"');
  expect(html).not.toContain("onpaste");
});
