'use client';

import { graphemesOf } from '@/lib/utils/characters-in';
import { isBlank } from '@/lib/utils/is-blank';
import { tintOf } from '@/lib/utils/tint-of';
import { useBrokenPicture } from './use-broken-picture';
import styles from './avatar.module.css';

interface AvatarProps {
  userId: string;
  nickname: string;
  src: string;
  size: number;
}

function initialOf(name: string): string {
  for (const character of graphemesOf(name)) if (!isBlank(character)) return character;
  return '?';
}

/** Picture, or first character on a tint. Decorative: the name is beside it. */
export function Avatar({ userId, nickname, src, size }: AvatarProps) {
  const { broken, pictureProps } = useBrokenPicture(src);
  const box = { width: size, height: size, fontSize: Math.round(size * 0.44) };
  if (src === '' || broken) {
    return (
      <span className={styles.avatar} style={{ ...box, background: tintOf(userId) }} aria-hidden>
        {initialOf(nickname)}
      </span>
    );
  }
  return (
    <img
      className={styles.avatar}
      style={box}
      {...pictureProps}
      src={src}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
    />
  );
}
