import { redirect } from "next/navigation";

/** What to do now is the active board, until follow-ups and interviews have their page. */
export default function TodayPage() {
  redirect("/boards");
}
