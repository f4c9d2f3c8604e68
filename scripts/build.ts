import { endWith } from "./bootstrap/project.mjs";
import { buildPages, generateClient } from "./launcher/build.ts";

// `npm run build`: does the work of `npm start` before it serves, for an image or an artifact that is built once.
try {
  await generateClient();
  await buildPages(console.log);
} catch (error) {
  endWith(error);
}
