import { QueryClient, useQuery } from "@tanstack/react-query";

import { fetchEmployees } from "./fetch-employees.ts";
import type { DataService } from "./fetch-employees.ts";
import type { Employee } from "./read-employees.ts";

const freshFor = 300_000;
const retryDelay = 500;

type Team = { employees: Employee[] | undefined; hasFailed: boolean };

/** Outlives the page, so that a second visit finds the answer of the first. */
const client = new QueryClient();

/** Nothing yet, then the employees or a failure. An older answer is better than a failure. */
export function useEmployees(service: DataService): Team {
  const { data, isError } = useQuery(
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
  return { employees: data, hasFailed: isError };
}
