import preview from "../../../.storybook/preview.ts";
import { Icon } from "./icon.tsx";
import { icons } from "./icons.ts";

const meta = preview.meta({ component: Icon, args: { d: icons.close } });

export const Default = meta.story({});
export const LargeAndBlue = meta.story({ args: { d: icons.sidebar, className: "size-7 text-blue" } });
