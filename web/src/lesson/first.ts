/** The lesson that every game begins with, if it has one. */
export const FIRST = "first";
