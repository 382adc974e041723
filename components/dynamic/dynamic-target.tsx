'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { NEW_TAB } from '@/components/ui/new-tab';
import { Avatar } from '@/components/ui/avatar';
import { CoverImage } from '@/components/ui/cover-image';
import { UgcLink } from '@/components/ui/text/ugc-link';
import { FollowButton } from '@/components/user/follow-button';
import { useFollowedFlag } from '@/hooks/user/use-followed-flag';
import { routes } from '@/lib/config/routes';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import type { Dynamic } from '@/lib/domain/dynamic/schema';
import { targetWords } from '@/lib/domain/dynamic/phrases';
import { SHARE_MAX_IMAGES } from '@/lib/domain/share/share-limits';
import type { Share } from '@/lib/domain/share/schema';
import type { Tool } from '@/lib/domain/tool/schema';
import type { User } from '@/lib/domain/user/schema';
import { safeLink } from '@/lib/utils/address/safe-link';
import controls from '@/styles/controls.module.css';
import recipes from '@/styles/recipes.module.css';
import styles from './dynamic.module.css';

const AVATAR_SIZE = 40;

export function DynamicTarget({ dynamic }: { dynamic: Dynamic }) {
  const words = targetWords(dynamic);
  if (!dynamic.target) return <p className={styles.gone}>{words}</p>;
  return <div className={styles.target}>{cardOf(dynamic, words)}</div>;
}

function cardOf(dynamic: Dynamic, words: string): ReactNode {
  const isOwn = dynamic.action === 'published';
  switch (dynamic.kind) {
    case 'article':
      return dynamic.target && <ArticleTarget article={dynamic.target} title={words} isOwn={isOwn} />;
    case 'share':
      return dynamic.target && <ShareTarget share={dynamic.target} text={words} isOwn={isOwn} />;
    case 'user':
      return dynamic.target && <UserTarget user={dynamic.target} name={words} />;
    case 'tool':
      return dynamic.target && <ToolTarget tool={dynamic.target} name={words} />;
  }
}

interface ArticleTargetProps {
  article: ArticleSummary;
  title: string;
  isOwn: boolean;
}

function ArticleTarget({ article: { id, nickname, description, coverImage }, title, isOwn }: ArticleTargetProps) {
  return (
    <>
      <div>
        <h3 className={styles.title} dir="auto">
          <a className={controls.coverLink} href={routes.article(id)} {...NEW_TAB} rel="noopener">
            {title}
          </a>
        </h3>
        {description !== '' && (
          <p className={styles.summary} dir="auto">
            {description}
          </p>
        )}
        {!isOwn && nickname !== '' && (
          <small className={recipes.truncate} dir="auto">
            {nickname}
          </small>
        )}
      </div>
      {coverImage !== '' && <CoverImage className={styles.cover ?? ''} src={coverImage} />}
    </>
  );
}

function ShareTarget({
  share: { id, nickname, pictures },
  text,
  isOwn,
}: {
  share: Share;
  text: string;
  isOwn: boolean;
}) {
  return (
    <div>
      <p className={styles.share}>
        <Link className={controls.coverLink} href={routes.share(id)} prefetch={false}>
          {text}
        </Link>
      </p>
      {pictures.length > 0 && (
        <span className={styles.pictures}>
          {pictures.slice(0, SHARE_MAX_IMAGES).map((src) => (
            <CoverImage key={src} className={styles.picture ?? ''} src={src} />
          ))}
        </span>
      )}
      {!isOwn && nickname !== '' && (
        <small className={recipes.truncate} dir="auto">
          {nickname}
        </small>
      )}
    </div>
  );
}

function UserTarget({ user: { id, nickname, avatar, job, description }, name }: { user: User; name: string }) {
  useFollowedFlag(id);
  const words = job || description;
  return (
    <>
      <Avatar userId={id} nickname={nickname} src={avatar} size={AVATAR_SIZE} />
      <div>
        <h3 className={styles.title} dir="auto">
          <Link className={controls.coverLink} href={routes.user(id)} prefetch={false}>
            {name}
          </Link>
        </h3>
        {words !== '' && (
          <p className={styles.line} dir="auto">
            {words}
          </p>
        )}
      </div>
      <FollowButton userId={id} nickname={name} ask={false} />
    </>
  );
}

function ToolTarget({ tool: { id, logo, url, description }, name }: { tool: Tool; name: string }) {
  const link = safeLink(url);
  return (
    <>
      <Avatar userId={id} nickname={name} src={logo} size={AVATAR_SIZE} />
      <div>
        <h3 className={styles.title} dir="auto">
          {link ? (
            <UgcLink className={controls.coverLink} href={link.href}>
              {name}
            </UgcLink>
          ) : (
            name
          )}
        </h3>
        {description !== '' && (
          <p className={styles.line} dir="auto">
            {description}
          </p>
        )}
        {link && <small className={recipes.truncate}>{link.host}</small>}
      </div>
    </>
  );
}
