import { useState } from "react";
import { QueryClient, useQuery } from "@tanstack/react-query";

import { fetchEmployees } from "./fetch-employees.ts";
import type { DataService } from "./fetch-employees.ts";
import type { Employee } from "./read-employees.ts";

const freshFor = 300_000;
const retryDelay = 500;

type Team = {
  employees: Employee[] | undefined;
  isLoading: boolean;
  /** The answer has failed, or had nobody in it: the visitor may ask again. */
  isMissing: boolean;
  hasAsked: boolean;
  ask: () => void;
};

/** Outlives the page, so that a second visit finds the answer of the first. */
const client = new QueryClient();

/** Nothing yet, then the employees or a miss. An older answer is better than a failure. */
export function useEmployees(service: DataService): Team {
  const { data, isError, isFetching, refetch } = useQuery(
    {
      queryKey: ["employees"],
      queryFn: () => fetchEmployees(service),
      staleTime: freshFor,
      retry: 1,
      retryDelay,
      // A browser that believes to be offline may be wrong: the question itself tells.
      networkMode: "always",
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    client,
  );
  const [hasAsked, setHasAsked] = useState(false);
  return {
    employees: data,
    isLoading: isFetching,
    isMissing: hasAsked || isError || data?.length === 0,
    hasAsked,
    ask: () => {
      setHasAsked(true);
      void refetch();
    },
  };
}
