import "next-auth/jwt";

declare module "next-auth/jwt" {
  interface JWT {
    /** The id of the sign-in session's row. Without it the token signs no one in. */
    sid?: string;
  }
}
