import process from "node:process";

// Run by the first `npm start`: one line of JSON on standard output, null where the database has users of its own. The
// log goes there too, so it is silent.
process.env.LOG_LEVEL = "silent";

const [{ plantDemo }, { pool }] = await Promise.all([import("./demo.ts"), import("#server/lib/database.ts")]);
try {
  process.stdout.write(`${JSON.stringify(await plantDemo())}\n`);
} finally {
  await pool.end();
}
