/** For the error pages, whose scripts come with every page: all that they need of a button. */
export const primaryButton = "button button-primary button-md";
