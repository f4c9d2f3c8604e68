/** The storage key of the theme that was chosen in this browser. */
export const THEME_KEY = "theme";
