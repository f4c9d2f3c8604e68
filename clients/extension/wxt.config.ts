import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "wxt";

/** The extension's icons, with the product's icons that they are copied from. */
const ICONS = { "192.png": "icon-192.png", "512.png": "icon-512.png" };
const project = resolve(import.meta.dirname, "../..");

export default defineConfig({
  manifestVersion: 3,
  imports: false,
  // WXT imports this into every module that contains the word "browser", also from outside this folder.
  vite: () => ({ resolve: { alias: { "wxt/browser": fileURLToPath(import.meta.resolve("wxt/browser")) } } }),
  outDir: "dist",
  zip: { artifactTemplate: "offerlane-{{browser}}.zip", zipSources: false },
  manifest: ({ browser }) => ({
    name: "__MSG_name__",
    description: "__MSG_description__",
    default_locale: "en",
    // The page is read when the person opens the extension, and only then: no site is named here.
    permissions: ["activeTab", "scripting", "storage", "identity"],
    icons: { 192: "icon/192.png", 512: "icon/512.png" },
    commands: { _execute_action: { suggested_key: { default: "Alt+Shift+S" } } },
    ...(browser === "firefox"
      ? {
          browser_specific_settings: {
            gecko: {
              id: "extension@offerlane.example",
              strict_min_version: "142.0",
              // Sent to the person's own installation: the address of the page, and the cards that they save.
              data_collection_permissions: { required: ["browsingActivity", "websiteContent"] },
            },
          },
        }
      : { minimum_chrome_version: "125" }),
  }),
  hooks: {
    "build:publicAssets"(_wxt, files) {
      for (const [name, picture] of Object.entries(ICONS)) {
        files.push({ absoluteSrc: resolve(project, "public", picture), relativeDest: `icon/${name}` });
      }
    },
  },
});
