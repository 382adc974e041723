import { ApiError, NETWORK_MESSAGE } from './api-error';
import { send, unwrap, type Call } from './request';

/** @throws ApiError, or the abort of `signal` */
export async function requestFile(call: Call): Promise<Blob> {
  const { data, headers, status } = await send(call, 'blob');
  const isFile = /^attachment/i.test(String(headers['content-disposition'] ?? ''));
  if (isFile && status === 200 && data instanceof Blob) return data;
  unwrap({ data: await envelopeOf(data), status });
  throw new ApiError({ kind: 'network', message: NETWORK_MESSAGE, status });
}

async function envelopeOf(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob)) return data;
  try {
    return JSON.parse(await data.text());
  } catch {
    return null;
  }
}
