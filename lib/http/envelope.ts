/**
 * The envelope of every JSON answer of the API, and its codes. The site and the contract API share
 * this module, so the two cannot drift apart.
 */
export const CODE_SUCCESS = '0';
/** No valid session, or not the owner (HTTP 401 or 403). */
export const CODE_UNAUTHORISED = '9999';

export interface Envelope<T = unknown> {
  code: string;
  data?: T;
  message?: string | null;
}

/** True for anything shaped like an envelope; its `data` is still unchecked. */
export function isEnvelope(body: unknown): body is Envelope {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
}

/** A page of a list, as every paged call answers it. `total` counts all rows. */
export interface Page<T> {
  list: T[];
  total: number;
  /** 1-based. */
  pageNo: number;
}
