import { fingerprint } from '@/lib/utils/fingerprint';
import styles from './generated-cover.module.css';

/** Eight looks at one G: each shows the dot. */
const CROPS = [
  '-170 -78 256 144',
  '-92 -84 170 96',
  '-34 -80 176 99',
  '-66 -76 256 144',
  '-58 -80 136 76',
  '-128 -72 208 117',
  '-82 -100 240 135',
  '-74 -70 152 86',
] as const;

interface GeneratedCoverProps {
  id: string;
  tint: 'petrol' | 'persimmon' | 'violet';
  className?: string | undefined;
}

/** In place of a picture that is not there: three quarters of the G and its dot, seen from where the id says. */
export const GeneratedCover = ({ id, tint, className = '' }: GeneratedCoverProps) => (
  <svg
    className={`${styles.cover} ${className}`}
    data-tint={tint}
    viewBox={CROPS[Number.parseInt(fingerprint(id), 36) % CROPS.length]}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden
  >
    <path d="M0-50A50 50 0 0 0-50 0" />
    <path d="M-50 0A50 50 0 0 0 0 50" />
    <path d="M0 50A50 50 0 0 0 50 0H8" />
    <circle cx="56" cy="-50" r="12" />
  </svg>
);
