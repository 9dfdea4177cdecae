import { useEffect } from "react";

import type { Scripts } from "./embeds.ts";
import { deleteToolStorage } from "./delete-tool-storage.ts";
import { useConsent } from "./use-consent.ts";

/** Adds third-party scripts after consent. Reloads the page after withdrawal, because a script cannot be unloaded. */
export function GatedScripts({ scripts, reload }: { scripts: Scripts; reload: () => void }) {
  const { choice } = useConsent();
  useEffect(() => {
    const configured = Object.entries(scripts).filter(([, script]) => script !== undefined);
    if (choice === "accepted" && configured.length > 0) {
      for (const [purpose, script] of configured) addScript(purpose, script);
      return;
    }
    // Also deletes the data of tools that are no longer configured.
    deleteToolStorage();
    if (document.querySelector("script[data-purpose]")) reload();
  }, [choice, scripts, reload]);
  return null;
}

function addScript(purpose: string, tool: Scripts[string]): void {
  if (!tool || document.querySelector(`script[data-purpose="${purpose}"]`)) return;
  const script = document.createElement("script");
  for (const [name, value] of Object.entries(tool.attributes)) script.setAttribute(name, value);
  script.src = tool.script;
  script.async = true;
  script.dataset["purpose"] = purpose;
  document.head.append(script);
}
