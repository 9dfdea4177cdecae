/** Sample texts of the stories. Visitors never see them. */
export const storyLabels = {
  answer:
    "Simple workloads typically move in 4 to 8 weeks, complex landscapes with many dependencies in 6 to 12 months. " +
    "The difference is rarely the technology.",
  close: "Close",
  explanation: "Copies the URL of this page",
  loading: "Loading the team",
  navigation: "Workspace",
  person: "Ada Maria Lovelace",
  share: "Copy link",
  shareMore: "Send link",
  shareMoreExplanation: "Opens your mail app",
  sidebarItems: [
    { href: "/", label: "Home", icon: "M4 11l8-7l8 7v9H4z" },
    { href: "/resources", label: "Resources", icon: "M5 4h14v16H5zM9 9h6M9 13h6" },
  ],
  toggle: "Toggle sidebar",
} as const;
