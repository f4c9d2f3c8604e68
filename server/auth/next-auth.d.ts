import "next-auth/jwt";

declare module "next-auth/jwt" {
  interface JWT {
    /** The sign-in session's row; without it the token signs nobody in. */
    sid?: string;
  }
}
