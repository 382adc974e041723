import { ApiError } from '@/lib/http/api-error';
import { showToast } from '@/lib/browser/toast-store';

/** There is no tick of a success, as nothing has succeeded yet. */
const LOOKING = '没有收到回应，可能已经成功，正在确认…';
const UNKNOWN = '可能已经成功，但暂时无法确认，请稍后再试';
const NOT_SO = '没有收到回应，确认没有成功，可以再试一次';

const LOOK_AGAIN_MS = 1_500;

/** The API may carry out a call that was given up a moment before. */
export const beforeLookingAgain = () => new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));

/** Shows that it is unknown yet whether a write took effect. */
export const toastLookup = (): void => showToast(LOOKING, 'failed');

export const isUncertain = (error: unknown) => error instanceof ApiError && error.uncertain;

/** @throws ApiError when the lookup fails, so that the effect stays unknown */
export async function lookUpEffect<D>(find: () => Promise<D | undefined>): Promise<D | undefined> {
  try {
    return await find();
  } catch (cause) {
    throw new ApiError({ kind: 'network', message: UNKNOWN, uncertain: true, cause });
  }
}

/**
 * Looks up an idempotent write without an answer, twice before it counts as not carried out:
 * `write().catch((error) => settleLost(error, check))`. @throws ApiError when it failed, had no effect, or is unknown
 */
export async function settleLost<D>(error: unknown, check: () => Promise<D | undefined>): Promise<D> {
  if (!isUncertain(error)) throw error;
  toastLookup();
  const found = await lookUpEffect(async () => {
    const early = await check();
    if (early !== undefined) return early;
    await beforeLookingAgain();
    return check();
  });
  if (found === undefined) throw new ApiError({ kind: 'network', message: NOT_SO, cause: error });
  return found;
}
