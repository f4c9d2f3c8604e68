import process from "node:process";

// Run by the first `npm start`. Prints one line of JSON on standard output, null if the database has other users. The
// log would go there too, so it is silent.
process.env.LOG_LEVEL = "silent";

const [{ seedDemo }, { pool }] = await Promise.all([import("./demo.ts"), import("#server/lib/database.ts")]);
try {
  process.stdout.write(`${JSON.stringify(await seedDemo())}\n`);
} finally {
  await pool.end();
}
