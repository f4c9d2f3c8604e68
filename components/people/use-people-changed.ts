"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { todayKeys } from "#components/today/today-keys.ts";
import { peopleKeys } from "./people-keys.ts";

/** Reads again what a change of a contact or an interaction shows in: lists, figures, and what is to do today. */
export function usePeopleChanged(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: peopleKeys.all });
    void queryClient.invalidateQueries({ queryKey: todayKeys.view });
  }, [queryClient]);
}
