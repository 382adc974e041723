/** Thrown between two calls after Ctrl-C. */
export class Stopped extends Error {}
