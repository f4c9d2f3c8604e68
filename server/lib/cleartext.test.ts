import { expect, test } from "vitest";
import { cleartextConnections, mayMailUnencrypted } from "./cleartext.ts";

const near = { DATABASE_URL: "postgresql://localhost/offerlane", PUBLIC_URL: "http://localhost:3000" };
const far = {
  DATABASE_URL: "postgresql://me@db.example/offerlane?sslmode=verify-full",
  PUBLIC_URL: "https://offerlane.example",
  SMTP_URL: "smtp://mail.example:587",
  FILES_S3_ENDPOINT: "https://s3.example",
};

test("connections that stay on this machine or are encrypted aren't reported", () => {
  const settings = { SMTP_URL: undefined, FILES_S3_ENDPOINT: undefined };
  expect(cleartextConnections({ ...settings, ...near })).toEqual([]);
  expect(cleartextConnections(far)).toEqual([]);
});

test.each([
  ["DATABASE_URL", "postgresql://me@db.example/offerlane"],
  ["DATABASE_URL", "postgresql://me@db.example/offerlane?sslmode=prefer"],
  ["DATABASE_URL", "postgresql://me@10.0.0.7/offerlane?sslmode=disable"],
  ["DATABASE_URL", "postgresql://me@db.example/offerlane?sslmode=no-verify"],
  ["DATABASE_URL", "postgresql://me@db.example/offerlane?sslmode=require&uselibpqcompat=true"],
  ["DATABASE_REPLICA_URL", "postgresql://me@db.example/offerlane?sslmode=no-verify"],
  ["FILES_S3_ENDPOINT", "http://minio.example:9000"],
  ["PUBLIC_URL", "http://offerlane.example"],
  ["SMTP_URL", "smtp://mail.example:25?ignoreTLS=true"],
])("the operator is warned about %s=%s, without its value", (name, value) => {
  const [warning, ...others] = cleartextConnections({ ...far, [name]: value });
  expect(warning).toMatch(new RegExp(`^${name} `));
  expect(warning).not.toContain("example");
  expect(others).toEqual([]);
});

test.each([
  "postgresql:///offerlane?host=/var/run/postgresql",
  "postgresql://%2Fvar%2Frun%2Fpostgresql/offerlane",
  "postgresql://127.0.0.1/offerlane",
  "postgresql://[::1]/offerlane",
])("a database at %s is on this machine", (DATABASE_URL) => {
  expect(cleartextConnections({ ...far, DATABASE_URL })).toEqual([]);
});

test("email to another machine requires TLS, unless the operator says otherwise", () => {
  expect(mayMailUnencrypted("smtp://mail.example:587")).toBe(false);
  expect(mayMailUnencrypted("smtp://mail.example:25?ignoreTLS=true")).toBe(true);
  expect(mayMailUnencrypted("smtp://127.0.0.1:1025")).toBe(true);
});
