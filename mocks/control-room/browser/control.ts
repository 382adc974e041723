const PREFIX = '/__control';

/** The API's sentence about a refused call. */
class Refused extends Error {}

async function answerOf(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(PREFIX + path, init).catch(() => {
    throw new Refused('契约 API 没有应答');
  });
  if (response.ok) return response;
  const answer: unknown = await response.json().catch(() => undefined);
  throw new Refused(String(Reflect.get(Object(answer), 'error') ?? `HTTP ${response.status}`));
}

/** Reads something; what its shape is, this server's own calls say. */
export const read = async <T>(path: string): Promise<T> => (await answerOf(path)).json();

export interface Found<T> {
  rows: T[];
  total: number;
}

/** Reads rows of a table; the conditions are those of GET /__control/state/{collection}. */
export async function readRows<T>(table: string, conditions: Record<string, string | number>): Promise<Found<T>> {
  const query = Object.entries(conditions).filter(([, value]) => value !== '');
  const response = await answerOf(
    `/state/${table}?${new URLSearchParams(query.map(([key, to]) => [key, String(to)]))}`,
  );
  return { rows: await response.json(), total: Number(response.headers.get('x-total-count')) };
}

export async function send(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
  const response = await answerOf(path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return Object(await response.json());
}

/** Tells, for each question in turn, whether no later one was asked while its answer was on its way. */
export function latestOnly(): () => () => boolean {
  let asked = 0;
  return () => {
    asked += 1;
    const mine = asked;
    return () => mine === asked;
  };
}
