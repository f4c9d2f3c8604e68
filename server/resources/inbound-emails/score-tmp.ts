import { suggestionFor } from "./matching/suggestion.ts";
import { readMail } from "./reader/message.ts";
import { BOARD, PERSON } from "./scored/board.ts";
const [, , file] = process.argv;
const m = await import(`./scored/${file}.ts`);
const fx = Object.values(m)[0] as any[];
let ok = 0, wrongHigh = 0;
for (const f of fx) {
  const raw = typeof f.raw === "string" ? new TextEncoder().encode(f.raw) : f.raw;
  try {
  const mail = await readMail(raw, [PERSON]);
  const s = suggestionFor(mail, BOARD);
  const good = s.kind === f.kind && s.applicationId === f.card && (!f.offered || [...f.offered].sort().join() === [...s.offered].sort().join());
  if (s.applicationId !== null && s.applicationId !== f.card && s.confidence === "high") { wrongHigh++; console.log("WRONG HIGH"); }
  if (good) ok++; else console.log(`✗ ${f.name}: want ${f.kind}/${f.card} got ${s.kind}/${s.applicationId} (${s.confidence}) [${s.offered}] ${JSON.stringify(s.reasons)} titles=${JSON.stringify(mail.titles)} aside=${mail.setAside}`);
  } catch (e) { console.log("ERR", f.name, e); }
}
console.log(`${ok}/${fx.length}, wrong at high: ${wrongHigh}`);
