/** What the figures must reach. Every one is a ratio to the bare floor of the same run, or a size that never varies. */
export const budgets = {
  /** Requests per second, of a bare static Next page of the same number of bytes. */
  throughputRatio: 0.8,
  /** 99th percentile of the time to answer, of that page's. */
  p99Ratio: 2,
  /** First-load JavaScript (gzip), of a bare Next and React page's. */
  scriptRatio: 1.3,
  /** HTML of the home page before compression. */
  homeHtmlBytes: 40_000,
  /**
   * HTML of an article's page before compression, of the article's own html. Shell, metadata and the
   * framework's data weigh some 29 kB whatever the article, so the longest of the seed is measured.
   */
  articleHtmlRatio: 3,
  lighthouse: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
  cumulativeLayoutShift: 0,
  /** From a key to the next paint (95th percentile) in 100 kB of Markdown, with a processor four times slower. */
  typingMs: 50,
  /** The same in 300 kB, of that. */
  typingGrowth: 1.5,
};
