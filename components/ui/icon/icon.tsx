import styles from './icon.module.css';

interface IconProps {
  /** Of those in styles/icons.css. */
  of: 'menu' | 'search' | 'close' | 'light' | 'dark' | 'system' | 'bell' | 'contents' | 'up';
  /** Edge in pixels. */
  size?: 16 | 18 | 20;
  className?: string | undefined;
}

/** A line icon, for what every page carries: as a mask it weighs neither in the HTML nor in the scripts. Decorative. */
export const Icon = ({ of, size = 18, className = '' }: IconProps) => (
  <i
    className={`${styles.icon} ${className}`}
    style={{ width: size, height: size, maskImage: `var(--icon-${of})` }}
    aria-hidden
  />
);
