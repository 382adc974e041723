import { ApiError } from './api-error';

/**
 * Reads what a write is based on. When that fails nothing has been written: the failure is never `uncertain`.
 * @throws ApiError
 */
export async function readFirst<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ApiError && error.uncertain)) throw error;
    const { kind, message, status } = error;
    throw new ApiError({ kind, message, status, cause: error });
  }
}
