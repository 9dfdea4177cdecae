import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";

/** Returns a long text as HTML: docs/decisions/027-keep-react-router-unmodified.md. */
export const renderLongText = (text: ReactNode): string => renderToStaticMarkup(<MemoryRouter>{text}</MemoryRouter>);
