import { useTranslations } from "next-intl";
import { AddTask } from "#components/tasks/add-task.tsx";
import { TasksAbout } from "#components/tasks/tasks-about.tsx";
import { useEditor } from "./card-fields.tsx";
import { DrawerSection } from "./drawer-section.tsx";

/** Lists the card's tasks. */
export default function TasksSection() {
  const t = useTranslations("tasks");
  const subject = { applicationId: useEditor().application.id };
  return (
    <DrawerSection title={t("tasks")} aside={<AddTask subject={subject} variant="ghost" />}>
      <TasksAbout subject={subject} empty={t("noneOfCard")} />
    </DrawerSection>
  );
}
