/** The front server takes field data here; relative imports only, as plain Node loads this too. */
export const VITALS_PATH = '/-/vitals';

/** Field data of one page; LCP, INP and TTFB in milliseconds. What was not measured is absent. */
export interface VitalsReport {
  /** One of `PAGE_KINDS`. */
  kind: string;
  lcp?: number;
  inp?: number;
  cls?: number;
  ttfb?: number;
}
