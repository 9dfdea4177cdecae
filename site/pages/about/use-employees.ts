import { QueryClient, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { employeesPath, employeesQuery } from "../../../api/contract.ts";
import type { DisplayedEmployee } from "./read-employees.ts";
import { readEmployees } from "./read-employees.ts";

const freshFor = 300_000;
const retryDelay = 500;

type EmployeesState = {
  employees: DisplayedEmployee[] | undefined;
  isLoading: boolean;
  /** The request failed or the list is empty: the visitor may retry. */
  isMissing: boolean;
  hasRetried: boolean;
  refetch: () => void;
};

/** On a second visit the HTTP cache of the browser has the response (A49). */
const client = new QueryClient();

/** Fetches the employees. Keeps an older list if a later request fails. */
export function useEmployees(apiKey: string): EmployeesState {
  const { data, isError, isFetching, refetch } = useQuery(
    {
      queryKey: ["employees"],
      queryFn: () => fetchEmployees(apiKey),
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

const timeout = 8000;

/** Fetches the employees once. The query client retries and caches, so a failure is logged and thrown. */
async function fetchEmployees(apikey: string): Promise<DisplayedEmployee[]> {
  try {
    const response = await fetch(`${employeesPath}?${employeesQuery}`, {
      headers: { apikey },
      credentials: "omit",
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`The employees request failed with status ${response.status}`);
    return readEmployees(await response.json());
  } catch (error) {
    // oxlint-disable-next-line no-console -- ABOUT-13
    console.error("Error fetching employees", error);
    throw error;
  }
}
