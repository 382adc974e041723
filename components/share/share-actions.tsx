'use client';

import Link from 'next/link';
import { useState } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Icon } from '@/components/ui/icon';
import { ShareSheetButton } from '@/components/ui/layer/share-sheet-button';
import { ToggleButton } from '@/components/ui/toggle-button';
import { useSession } from '@/hooks/session/use-session';
import { routes } from '@/lib/config/routes';
import type { Share } from '@/lib/domain/share/schema';
import { formatCount } from '@/lib/utils/format-count';
import recipes from '@/styles/recipes.module.css';
import { LazyLatestComments, LazyLikersDialog } from './share-dialogs.lazy';
import { LazyOwnShareTools } from './member-card.lazy';
import styles from './share-actions.module.css';
import { useLikeShare } from './use-like-share';

const MAX_AGREE_USERS = 5;

interface ShareActionsProps {
  share: Share;
  single: boolean;
}

export function ShareActions({ share, single }: ShareActionsProps) {
  const { id, userId, likeCount, likers, commentCount } = share;
  const [showsComments, setShowsComments] = useState(false);
  const [showsLikers, setShowsLikers] = useState(false);
  const closeLikers = () => setShowsLikers(false);
  const isOwn = useSession().user?.id === userId;
  const like = useLikeShare(share);
  const comments = (
    <>
      <Icon of="comment" size={18} />
      <span className={recipes.visuallyHidden}>评论</span>
      <span>{formatCount(commentCount)}</span>
    </>
  );
  return (
    <footer className={styles.footer}>
      <div className={styles.actions} role="group" aria-label="友圈操作">
        <ToggleButton
          {...like}
          warm
          shortcut="l"
          icon={<Icon of={like.active ? 'like-filled' : 'like'} size={18} />}
          label="点赞"
          count={likeCount}
          compact
        />
        {single ? (
          <Link href={routes.shareComments(id)} prefetch={false} aria-keyshortcuts="c">
            {comments}
          </Link>
        ) : (
          <button
            type="button"
            aria-expanded={showsComments}
            aria-keyshortcuts="c"
            onPointerEnter={LazyLatestComments.preload}
            onClick={() => setShowsComments(!showsComments)}
          >
            {comments}
          </button>
        )}
        <ShareSheetButton noun="友圈" path={routes.share(id)} iconSize={18} />
        {isOwn && <LazyOwnShareTools share={share} single={single} />}
        {likers && likers.length > 0 && <Likers users={likers} onShow={() => setShowsLikers(true)} />}
      </div>
      {showsComments && <LazyLatestComments id={id} ownerId={userId} />}
      {showsLikers && <LazyLikersDialog share={share} onClose={closeLikers} onLoadFailed={closeLikers} />}
    </footer>
  );
}

interface LikersProps {
  users: NonNullable<Share['likers']>;
  onShow: () => void;
}

function Likers({ users, onShow }: LikersProps) {
  const shown = users.slice(0, MAX_AGREE_USERS);
  const [first] = shown;
  return (
    <button className={styles.likers} type="button" aria-haspopup="dialog" onClick={onShow}>
      <span className={recipes.visuallyHidden}>{shown.map(({ nickname }) => nickname).join('、')}</span>
      {shown.map(({ id, nickname, avatar }) => (
        <Avatar key={id} userId={id} nickname={nickname} src={avatar} size={20} />
      ))}
      <span className={styles.liker} aria-hidden dir="auto">
        {first?.nickname}
      </span>
      {shown.length === MAX_AGREE_USERS && <span>等人</span>}
      <span>赞过</span>
    </button>
  );
}
