import { getSessionUser } from '@/lib/domain/session/api';
import { isUnauthorised } from '@/lib/http/api-error';
import { isGone } from '@/lib/http/refusals';

export const NOT_THERE = '内容不存在或没有权限';

const holdsSession = () =>
  getSessionUser().then(
    () => true,
    () => false,
  );

/**
 * Deletes something. The API refuses to delete what is gone like what is another's: that is no failure, as long as the
 * session stands.
 * @returns whether it was there
 */
export async function deleteUnlessGone(call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call();
    return true;
  } catch (error) {
    if (isGone(error) || (isUnauthorised(error) && (await holdsSession()))) return false;
    throw error;
  }
}
