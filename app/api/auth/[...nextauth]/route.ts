import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "#server/auth/next-auth-options.ts";
import { visitorOf } from "#server/auth/visitor.ts";

type Context = { params: Promise<{ nextauth: string[] }> };

async function handle(request: NextRequest, context: Context): Promise<Response> {
  return NextAuth(request, context, authOptions(visitorOf(request.headers)));
}

export { handle as GET, handle as POST };
