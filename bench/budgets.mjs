/** Limits of the figures: ratios to the bare floor of the same run, or constant sizes of compressed answers. */
export const budgets = {
  /** Requests per second, of a bare static Next page of the same number of bytes. */
  throughputRatio: {
    /** Requests go through the micro-cache in front of Next. */
    cached: 5,
    /** The micro-cache is off: what Next itself answers, with our headers on it. */
    uncached: 0.8,
  },
  /** Share of the requests per second that metrics may take from the home page, with the micro-cache. */
  metricsCost: 0.03,
  /** 99th percentile of the time to answer, of that page's. */
  p99Ratio: 2,
  /** First-load JavaScript, of a bare Next and React page's: of a public page, and of those with a reason for more. */
  scriptRatio: {
    /** Printed beside the budgets. */
    goal: 1.34,
    /** Half a kilobyte above what the heaviest, the tools with their search, has. */
    page: 1.37,
    /** The publish box takes text and pictures from the first paint on, and its draft survives a browser that is killed. */
    shareCircle: 1.42,
    /** The head with the viewer's controls, the tabs, and a restored list of cards with their buttons. */
    user: 1.4,
  },
  /** Goals of a page once it has settled, in kB: printed, fail no run. */
  settledGoals: {
    home: { visitor: 190, member: 220 },
    article: { visitor: 190, member: 240 },
    shareCircle: { visitor: 210, member: 260 },
    'write center': { member: 350 },
    resume: { member: 450 },
    messages: { member: 250 },
    'profile settings': { member: 300 },
  },
  /**
   * Ten rows, each with its cover drawn in the markup and the button of its menu, the hot list, the ranking, the shell,
   * placeholders of late parts, and the names of 14 scripts and 23 style sheets (1.7 kB).
   */
  homeDocumentBytes: 20_000,
  /** All 120 tools, in the markup and once more in React's payload: what the search and the collection work on. */
  toolDocumentBytes: 32_200,
  /**
   * An article's document: so much for the shell, metadata, author, related articles and what hydrates them, and its
   * html twice, in the markup and again in React's payload, where it is escaped and, in a long article, beyond the 32 kB
   * that gzip looks back: 2.3 to 2.6 times were measured.
   * Comments are content: each stands in the markup, in React's payload and in the structured data, and a reply quotes
   * what it answers. Names and texts of others are isolated, whichever way they are written.
   * @param {number} htmlBytes the article's own html, compressed by itself
   */
  articleDocumentBytes: (htmlBytes, comments) => 13_300 + 2.7 * htmlBytes + 560 * comments,
  lighthouse: {
    /** Points of the performance score below the floor's. */
    performanceBelowFloor: 4,
    /** Total blocking time, of the floor's. */
    blockingRatio: 1.5,
    full: ['accessibility', 'best-practices', 'seo'],
    cumulativeLayoutShift: 0,
  },
  /** Processor time of the script that starts hydration, of the floor's, whose scripts are not compiled while they load. */
  hydrationRatio: 1,
  /** Time between a key and the next paint (95th percentile) in 100 kB of Markdown, with a processor four times slower. */
  typingMs: 50,
  /** The same in 300 kB, of that. */
  typingGrowth: 1.5,
  /**
   * Scrolling with a processor four times slower: 95th percentile of the time from frame to frame, of which one refresh of
   * the screen takes 16.7 ms and two 33.4, and what the page keeps more once all is loaded, after garbage collection.
   */
  frameMs: 34,
  heapMegabytes: { shareCircle: 60, dynamics: 100, messages: 30 },
  /** Rendering of Markdown, of a bare parser's time for the same text. */
  renderRatio: { preview: 7, article: 2 },
  /** How many times as long four times as many signs take. */
  renderGrowth: 10,
  /** Limits beside ten hostile articles: the 99th percentile of another page's time, of the calm one, and their largest page. */
  hostile: { rankRatio: 5, pageBytes: 4_500_000 },
  /** Requests per second behind nginx, of a file of the same bytes that nginx sends. */
  scale: { fileRatio: 0.9 },
};
