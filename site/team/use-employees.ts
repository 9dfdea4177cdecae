import { useQuery } from "@tanstack/react-query";

import { fetchEmployees } from "./fetch-employees.ts";
import type { DataService } from "./fetch-employees.ts";
import type { ListedEmployee } from "./read-employees.ts";

const freshFor = 300_000;

/** Nothing yet, then the employees or a failure. An older answer is better than a failure. */
export function useEmployees(service: DataService): { employees: ListedEmployee[] | undefined; hasFailed: boolean } {
  const { data, isError } = useQuery({
    queryKey: ["employees"],
    queryFn: () => fetchEmployees(service),
    staleTime: freshFor,
    gcTime: freshFor,
    retry: 1,
    retryDelay: 500,
    // Without a network the visitor reads that it failed; the default would wait for the network in silence.
    networkMode: "always",
  });
  return { employees: data, hasFailed: isError };
}
