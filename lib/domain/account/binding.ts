import type { SessionUser } from '@/lib/domain/session/schema';
import type { Binding } from './constants';

const isBoundId = (id: string | null) => (id === null ? null : id !== '');

/** Whether a sign-in method is bound to the account; null where the API does not say. */
export function isBound(user: SessionUser, binding: Binding): boolean | null {
  switch (binding) {
    case 'email':
      return user.email !== '';
    case 'weixin':
      return user.bindWx;
    case 'github':
      return isBoundId(user.githubId);
    case 'gitee':
      return isBoundId(user.giteeId);
  }
}
