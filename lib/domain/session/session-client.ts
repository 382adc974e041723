import type { QueryClient } from '@tanstack/react-query';
import { sessionQueries } from '@/lib/domain/session/queries';
import { endSession, sessionStore } from './session-store';
import { ensureLogin, setAfterLogin, openLoginBecause } from './login-gate';
import { describeError, isUnauthorised } from '@/lib/http/api-error';
import { sessionToken } from '@/lib/http/token';
import { createQueryClient } from '@/lib/query/query-client';
import { loadMemberDrafts } from '@/lib/drafts/load-member-drafts';
import { toastIfOutdated } from '@/lib/browser/site-update';
import { showToast } from '@/lib/browser/toast-store';

const EXPIRED = '登录已过期，请重新登录';
const REFUSED = '内容不存在或没有权限';

/** An "unauthorised" call may also concern another's row, so the session is checked before the reader is signed out. */
export function createSessionClient(): QueryClient {
  const sessionKey = sessionQueries.user().queryKey.join();
  const client = createQueryClient({
    onReadError: (error, queryKey) => {
      toastIfOutdated(error);
      if (!isUnauthorised(error)) return;
      if (queryKey.join() === sessionKey) expireSession(client);
      else if (sessionToken()) void holdsSession(client);
    },
    onWriteError: ({ error, repeat, meta }) => {
      if (isUnauthorised(error)) {
        const userId = client.getQueryData(sessionQueries.user().queryKey)?.id;
        void holdsSession(client).then((holds) => {
          // The API's sentence is about the session, which is valid, and in English.
          if (holds) showToast(REFUSED, 'failed');
          else if (repeat && userId) setAfterLogin({ run: repeat, userId });
        });
      } else if (!toastIfOutdated(error) && !meta?.shownInPlace) {
        showToast(meta?.failedMessage ?? describeError(error), 'failed');
      }
    },
  });
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryKey.join() !== sessionKey)
      return;
    const user = client.getQueryData(sessionQueries.user().queryKey);
    if (user) void keepDraftsFor(user.id).catch(() => {});
  });
  return client;
}

/** Whether the API still accepts this session; a visitor gets the login dialog instead. */
async function holdsSession(client: QueryClient): Promise<boolean> {
  if (!sessionToken()) {
    ensureLogin();
    return false;
  }
  try {
    await client.fetchQuery({ ...sessionQueries.user(), staleTime: 0 });
    return true;
  } catch (error) {
    return !isUnauthorised(error);
  }
}

function expireSession(client: QueryClient): void {
  const token = sessionToken();
  if (!token) return;
  endSession();
  client.removeQueries({ queryKey: sessionQueries.user().queryKey });
  openLoginBecause(EXPIRED);
  void keepDraftsOf(token).catch(() => {});
}

/** Loaded for members only, as it brings the drafts along. Without it drafts keep the placeholder owner of the session. */
async function keepDraftsFor(userId: string): Promise<void> {
  const token = sessionToken();
  // Another tab may have signed another member in.
  if (token !== sessionStore.getState().token) return;
  const { rememberOwner } = await loadMemberDrafts();
  if (token === sessionToken()) rememberOwner(userId);
}

async function keepDraftsOf(expired: string): Promise<void> {
  const { keepDraftsOfExpiredSession } = await loadMemberDrafts();
  // The reader may have signed in again.
  if (!sessionToken()) keepDraftsOfExpiredSession(expired);
}
