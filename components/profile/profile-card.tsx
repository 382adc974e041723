import { Avatar } from '@/components/ui/avatar';
import { GeneratedCover } from '@/components/ui/generated-cover';
import { LevelBadge } from '@/components/ui/level-badge';
import { GenderIcon } from '@/components/user/gender-icon';
import type { ProfileValues } from '@/lib/domain/profile/schema';
import { levelOf } from '@/lib/domain/user/levels';
import { safeLink } from '@/lib/utils/address/safe-link';
import { isBlank } from '@/lib/utils/is-blank';
import { tintOf } from '@/lib/utils/tint-of';
import recipes from '@/styles/recipes.module.css';
import styles from './profile-card.module.css';

interface ProfileCardProps {
  userId: string;
  exp: number | null;
  values: ProfileValues;
}

const AVATAR_SIZE = 72;

export function ProfileCard({ userId, exp, values }: ProfileCardProps) {
  const { nickname, avatar, job, description, blogAddress } = values;
  const blog = safeLink(blogAddress);
  return (
    <aside className={styles.preview} aria-label="名片预览">
      <h2 className={styles.title}>别人看到的名片</h2>
      <div className={styles.card}>
        <div className={styles.band} style={{ background: tintOf(userId) }}>
          <GeneratedCover id={userId} tint="petrol" className={styles.arcs} />
        </div>
        <div className={styles.picture}>
          <Avatar key={avatar} userId={userId} nickname={nickname} src={avatar} size={AVATAR_SIZE} />
        </div>
        <p className={styles.name}>
          <strong dir="auto">{nickname.trim() || '昵称'}</strong>
          <LevelBadge level={levelOf(exp)} />
          <GenderIcon gender={values.gender} />
        </p>
        <p className={recipes.personLine} dir="auto">
          {job.trim() || '还没有填写职位'}
        </p>
        <p className={styles.description} dir="auto">
          {isBlank(description) ? '此用户什么都没留下！' : description}
        </p>
        {blog && <p className={recipes.personLine}>{`${blog.host}${blog.pathname}`.replace(/\/$/, '')}</p>}
      </div>
    </aside>
  );
}
