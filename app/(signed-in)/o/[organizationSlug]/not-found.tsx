import { NotForYou } from "#components/organizations/not-for-you.tsx";

/** Shown within the organization's frame, which only its members reach. */
export default NotForYou;
