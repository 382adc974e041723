interface Handoff {
  /** Asks for what is named. It waits until somebody has done it. */
  request: (name: string) => void;
  /**
   * Does what is named, at once when it was requested before.
   * @param serve returns false to leave it to the next one
   * @returns the function that ends it
   */
  serve: (name: string, serve: () => boolean) => () => void;
}

/** Requests to a part of the page that may not be there yet, as it is still loading or on the next page. */
export function createHandoff(): Handoff {
  const servers = new Map<string, () => boolean>();
  const requested = new Set<string>();
  const handOver = (name: string) => {
    if (requested.has(name) && servers.get(name)?.()) requested.delete(name);
  };
  return {
    request: (name) => {
      requested.add(name);
      handOver(name);
    },
    serve: (name, serve) => {
      servers.set(name, serve);
      handOver(name);
      return () => {
        if (servers.get(name) === serve) servers.delete(name);
      };
    },
  };
}
