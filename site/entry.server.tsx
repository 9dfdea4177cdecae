import { renderToReadableStream } from "react-dom/server";
import { ServerRouter } from "react-router";
import type { EntryContext } from "react-router";

/** Runs at build only. The whole page is waited for: a file has no second chance to stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let failure: unknown;
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    // Keeps every Suspense boundary where it belongs in the HTML, whatever its size.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      failure = error;
    },
  });
  await body.allReady;
  // A page that cannot be rendered must stop the build, not become a file.
  if (failure !== undefined) throw failure;
  headers.set("Content-Type", "text/html");
  return new Response(body, { status, headers });
}
