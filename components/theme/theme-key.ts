/** Where a browser keeps the theme that was chosen in it. */
export const THEME_KEY = "theme";
