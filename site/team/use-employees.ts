import { useEffect, useState } from "react";

import { fetchEmployees } from "./fetch-employees.ts";
import type { DataService } from "./fetch-employees.ts";
import type { ListedEmployee } from "./read-employees.ts";

const freshFor = 300_000;
const pauseBeforeRetry = 500;

type Team = { employees: ListedEmployee[] | undefined; hasFailed: boolean };

/** Outlives the page, so that a second visit finds the answer of the first. */
let answer: { employees: ListedEmployee[]; at: number } | undefined;
/** Two visits in quick succession share one question. */
let question: Promise<ListedEmployee[]> | undefined;

/** Nothing yet, then the employees or a failure. An older answer is better than a failure. */
export function useEmployees(service: DataService): Team {
  const [team, setTeam] = useState<Team>(() => ({ employees: answer?.employees, hasFailed: false }));

  useEffect(() => {
    if (answer && Date.now() - answer.at < freshFor) return undefined;
    let isHere = true;
    askOnce(service)
      .then((employees) => isHere && setTeam({ employees, hasFailed: false }))
      .catch(() => isHere && setTeam((before) => ({ ...before, hasFailed: true })));
    return () => {
      isHere = false;
    };
  }, [service]);

  return team;
}

function askOnce(service: DataService): Promise<ListedEmployee[]> {
  question ??= askTwice(service)
    .then((employees) => {
      answer = { employees, at: Date.now() };
      return employees;
    })
    .finally(() => {
      question = undefined;
    });
  return question;
}

/** One retry, after a moment. */
async function askTwice(service: DataService): Promise<ListedEmployee[]> {
  try {
    return await fetchEmployees(service);
  } catch {
    await new Promise((done) => {
      setTimeout(done, pauseBeforeRetry);
    });
    return fetchEmployees(service);
  }
}
