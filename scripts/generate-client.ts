import { endWith } from "./bootstrap/project.mjs";
import { generateClient } from "./launcher/build.ts";

await generateClient().catch(endWith);
