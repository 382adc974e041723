'use client';

import { ArticleFeed } from '@/components/article/article-feed';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { FeedSource } from './use-article-feed';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { openLogin } from '@/lib/domain/session/login-gate';

export function FollowedFeed(source: Pick<FeedSource, 'filter' | 'firstPage'>) {
  const signedIn = useSignedIn();
  return (
    <>
      <div data-only="visitor">
        <EmptyState
          of="login"
          action={
            <Button variant="primary" onClick={() => openLogin()}>
              登录
            </Button>
          }
        >
          登录后，这里会有你关注的作者的新文章
        </EmptyState>
      </div>
      <div data-only="member">
        <ArticleFeed {...source} enabled={signedIn} label="我的关注" emptyText="还没有内容，去关注几位喜欢的作者吧" />
      </div>
    </>
  );
}
