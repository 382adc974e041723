interface Handoff {
  /** Requests an action by name. The request is kept until a part of the page has served it. */
  request: (name: string) => void;
  /** @param serve returns false to leave the request to the next part that serves it @returns stop serving */
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
