import { api } from "#components/api/client.ts";

/**
 * Gives a template's task to everyone in its cohort who doesn't have it, in portions, and returns their number. After a failure, another
 * call continues with those who are left.
 */
export async function giveTemplate(organizationSlug: string, taskTemplateId: string): Promise<number> {
  let count = 0;
  for (let hasMore = true; hasMore; ) {
    const portion = await api.taskTemplates.give.mutate({ organizationSlug, taskTemplateId });
    count += portion.given;
    hasMore = portion.hasMore && portion.given > 0;
  }
  return count;
}
