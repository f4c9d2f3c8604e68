import { defineGroup } from "#server/core/group.ts";
import { lockRowOf } from "#server/core/versions.ts";
import { tasks as contract } from "./contract.ts";
import {
  completeTask,
  createTask,
  createTasks,
  deleteTask,
  getTask,
  listTasks,
  reopenTask,
  restoreTask,
  updateTask,
} from "./service.ts";
import {
  listSuggestionRules,
  listSuggestions,
  settleSuggestion,
  updateSuggestionRule,
} from "./suggestions.ts";

export const tasks = defineGroup(contract, {
  about: "Tasks that a person plans, with or without a due date, and the rules that suggest them.",
  toolsets: ["tasks"],
  handlers: {
    list: listTasks,
    get: { handler: getTask, lock: lockRowOf("tasks", "taskId") },
    create: createTask,
    createMany: createTasks,
    update: updateTask,
    complete: completeTask,
    reopen: reopenTask,
    delete: deleteTask,
    listSuggestions,
    settleSuggestion,
    listSuggestionRules,
    updateSuggestionRule,
    restore: restoreTask,
  },
  examples: () => import("./examples.ts"),
});
