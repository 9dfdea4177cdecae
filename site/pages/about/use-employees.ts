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
  /** The request failed or the list is empty: the visitor may retry. */
  isMissing: boolean;
  hasRetried: boolean;
  refetch: () => void;
};

/** Module scope, so that a second visit of the page uses the cache. */
const client = new QueryClient();

/** Fetches the employees. Keeps an older list if a later request fails. */
export function useEmployees(service: DataService): Team {
  const { data, isError, isFetching, refetch } = useQuery(
    {
      queryKey: ["employees"],
      queryFn: () => fetchEmployees(service),
      staleTime: freshFor,
      retry: 1,
      retryDelay,
      // Browsers may report offline although the request would succeed.
      networkMode: "always",
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    client,
  );
  const [hasRetried, setHasRetried] = useState(false);
  return {
    employees: data,
    isLoading: isFetching,
    isMissing: hasRetried || isError || data?.length === 0,
    hasRetried,
    refetch: () => {
      setHasRetried(true);
      void refetch();
    },
  };
}
