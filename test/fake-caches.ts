const ORIGIN = 'https://site.example';
const keyOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : String(request), ORIGIN).href;

/** Holds a number of answers, whatever the size of each. */
class FakeCache {
  readonly answers = new Map<string, Response>();

  constructor(private readonly isFull: () => boolean) {}

  match = async (request: RequestInfo) => this.answers.get(keyOf(request))?.clone();
  keys = async () => [...this.answers.keys()].map((url) => new Request(url));
  delete = async (request: RequestInfo) => this.answers.delete(keyOf(request));
  put = async (request: RequestInfo, answer: Response) => {
    if (!this.answers.has(keyOf(request)) && this.isFull()) throw new DOMException('full', 'QuotaExceededError');
    this.answers.set(keyOf(request), answer);
  };
}

/** The browser's Cache Storage, in memory. */
export function fakeCaches() {
  const caches = new Map<string, FakeCache>();
  const storage = { limit: Infinity };
  const count = () => [...caches.values()].reduce((sum, { answers }) => sum + answers.size, 0);
  return {
    storage,
    keys: async () => [...caches.keys()],
    has: async (name: string) => caches.has(name),
    delete: async (name: string) => caches.delete(name),
    open: async (name: string) => {
      const cache = caches.get(name) ?? new FakeCache(() => count() >= storage.limit);
      caches.set(name, cache);
      return cache;
    },
    match: async (request: RequestInfo) => {
      for (const cache of caches.values()) {
        const answer = await cache.match(request);
        if (answer) return answer;
      }
      return undefined;
    },
  };
}
