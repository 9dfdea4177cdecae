import path from "node:path";

import { renderToReadableStream } from "react-dom/server";
import { ServerRouter } from "react-router";
import type { EntryContext } from "react-router";

import { IslandNames } from "./islands/island.tsx";

// Here and not in island.tsx, where every page would get the styles of every island.
const files = import.meta.glob("./{blocks,pages}/**/*.island.tsx", { eager: true, import: "default" });
const names = new Map(
  Object.entries(files).map(([file, component]) => [component, path.basename(file, ".island.tsx")]),
);

/** Prerenders a page at build time. Waits for the whole page, because it is written to a file. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let failure: unknown;
  const page = (
    <IslandNames value={names}>
      <ServerRouter context={context} url={request.url} />
    </IslandNames>
  );
  const body = await renderToReadableStream(page, {
    onError: (error) => {
      failure = error;
    },
  });
  await body.allReady;
  // Stops the build if a page cannot be rendered.
  if (failure !== undefined) throw failure;
  headers.set("Content-Type", "text/html");
  return new Response(body, { status, headers });
}
