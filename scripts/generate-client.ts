import { endWith } from "./bootstrap/problem.mjs";
import { generateClient } from "./launcher/generate-client.ts";

await generateClient().catch(endWith);
