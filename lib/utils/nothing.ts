/** Stands in for a module that a library imports and this site never runs (next.config.ts). */
export default function nothing(): void {}
