export const CODE_SUCCESS = '0';
/** No valid session, or not the owner (HTTP 401 or 403). */
export const CODE_UNAUTHORISED = '9999';

export interface Envelope<T = unknown> {
  code: string;
  data?: T;
  message?: string | null;
}

/** Checks the shape; `data` is unchecked. */
export function isEnvelope(body: unknown): body is Envelope {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
}

export interface Page<T> {
  list: T[];
  total: number;
  /** Pages are counted from 1. */
  pageNo: number;
}
