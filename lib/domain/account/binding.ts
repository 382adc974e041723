import type { SessionUser } from '@/lib/domain/session/schema';
import type { Binding } from './constants';

const isBoundId = (id: string | null) => (id === null ? null : id !== '');

/** Whether a way to sign in is bound to the member's account; null where the API does not say. */
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
