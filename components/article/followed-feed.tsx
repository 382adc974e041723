import { LoginButton } from '@/components/session/login-button';
import { EmptyState } from '@/components/ui/state/empty-state';
import { ArticleFeed, type FeedSource } from './article-feed';

export const FollowedFeed = (source: FeedSource) => (
  <>
    <div data-only="visitor">
      <EmptyState of="login" action={<LoginButton variant="primary" />}>
        登录后，这里会有你关注的作者的新文章
      </EmptyState>
    </div>
    <div data-only="member">
      <ArticleFeed {...source} membersOnly label="我的关注" emptyText="还没有内容，去关注几位喜欢的作者吧" />
    </div>
  </>
);
