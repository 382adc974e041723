import { showToast } from '@/lib/browser/toast-store';
import { sessionApi } from '@/lib/domain/session/queries';
import { isUnauthorised } from '@/lib/http/api-error';
import { isGone } from '@/lib/http/refusals';

const NOT_THERE = '内容不存在或没有权限';

async function holdsSession(): Promise<boolean> {
  try {
    await (await sessionApi()).getSessionUser();
    return true;
  } catch {
    return false;
  }
}

/** `refused`: the API does not tell whether it is gone or another's. */
export type Deletion = 'deleted' | 'gone' | 'refused';

/** Deletes something. The API refuses gone rows like another's: no failure while the session is valid. */
export async function deleteUnlessGone(call: () => Promise<unknown>): Promise<Deletion> {
  try {
    await call();
    return 'deleted';
  } catch (error) {
    if (isGone(error)) return 'gone';
    if (isUnauthorised(error) && (await holdsSession())) return 'refused';
    throw error;
  }
}

interface DeletionWords {
  doneMessage?: string | null | undefined;
  goneMessage?: string | undefined;
  about?: string;
}

export function toastDeletion(
  deletion: Deletion,
  { doneMessage = '删除成功', goneMessage = NOT_THERE, about }: DeletionWords = {},
): void {
  const text = { deleted: doneMessage, gone: goneMessage, refused: NOT_THERE }[deletion];
  if (text !== null) showToast(text, text === NOT_THERE ? 'failed' : 'done', about);
}
