import { renderToReadableStream } from "react-dom/server";
import { ServerRouter } from "react-router";
import type { EntryContext } from "react-router";

/** Prerenders a page at build time. Waits for the whole page, because it is written to a file. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let failure: unknown;
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    // Keeps the content of every Suspense boundary inline, whatever its size.
    progressiveChunkSize: Infinity,
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
