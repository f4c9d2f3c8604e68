import { endWith } from "./bootstrap/problem.mjs";
import { buildPages } from "./launcher/build.ts";
import { generateClient } from "./launcher/generate-client.ts";

// `npm run build`: does the work of `npm start` before it serves, for an image or an artifact that is built once.
try {
  await generateClient();
  await buildPages(console.log);
} catch (error) {
  endWith(error);
}
