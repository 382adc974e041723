import type { SessionUser } from '@/lib/domain/session/schema';

export type Binding = 'email' | 'weixin' | 'github' | 'gitee';

export const BINDING_LABELS: Readonly<Record<Binding, string>> = {
  email: '邮箱',
  weixin: '微信',
  github: 'GitHub',
  gitee: 'Gitee',
};

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
