import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { migrationsFolder } from "#server/lib/migrations.ts";
import { withSchemaEngine } from "#server/lib/schema-engine.ts";
import { projectFolder } from "./bootstrap/project.mjs";
import { databaseUrl } from "./launcher/database-url.ts";

interface SchemaFile {
  path: string;
  content: string;
}

const schemaFolder = "prisma/schema";

/** Returns the last committed schema: the result of the existing migrations. */
function committedSchema(): SchemaFile[] {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: projectFolder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  try {
    const names = git("ls-tree", "--name-only", "HEAD", `${schemaFolder}/`).split("\n").filter(Boolean);
    return names.map((name) => ({ path: name, content: git("show", `HEAD:${name}`) }));
  } catch {
    return [];
  }
}

function workingSchema(): SchemaFile[] {
  const names = readdirSync(path.join(projectFolder, schemaFolder)).filter((name) =>
    name.endsWith(".prisma"),
  );
  return names.map((name) => ({
    path: `${schemaFolder}/${name}`,
    content: readFileSync(path.join(projectFolder, schemaFolder, name), "utf8"),
  }));
}

/** Returns the SQL that changes one schema into the other. The engine needs a database only for its version. */
async function differenceBetween(from: SchemaFile[], to: SchemaFile[]): Promise<string> {
  const { stdout } = await withSchemaEngine(databaseUrl(), "2s", (engine) =>
    engine.diff({
      from: from.length === 0 ? { tag: "empty" } : { tag: "schemaDatamodel", files: from },
      to: { tag: "schemaDatamodel", files: to },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    }),
  );
  return stdout ?? "";
}

const name = process.argv[2]?.replace(/\W+/g, "_").toLowerCase();
if (!name) {
  console.error("Usage: npm run db:migration -- <name, such as add_contacts>");
  process.exit(1);
}
const sql = await differenceBetween(committedSchema(), workingSchema());
const timestamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
const folder = path.join(migrationsFolder, `${timestamp}_${name}`);
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, "migration.sql"), sql);
console.log(`Wrote ${path.relative(projectFolder, folder)}/migration.sql; add what Prisma can't express.`);
