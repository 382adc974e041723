import styles from './icon.module.css';

interface IconProps {
  /** Of those in styles/icons.css. */
  of:
    | 'menu'
    | 'search'
    | 'close'
    | 'light'
    | 'dark'
    | 'system'
    | 'bell'
    | 'contents'
    | 'up'
    | 'view'
    | 'like'
    | 'collect'
    | 'comment';
  /** Edge in pixels. */
  size?: 16 | 18 | 20;
  className?: string | undefined;
}

const SIZES = { 16: ` ${styles.small}`, 18: '', 20: ` ${styles.large}` };

/** A decorative line icon for public pages: a CSS mask, which adds nothing to the HTML or the scripts. */
export const Icon = ({ of, size = 18, className = '' }: IconProps) => (
  <i
    className={`${styles.icon}${SIZES[size]}${className && ` ${className}`}`}
    style={{ maskImage: `var(--icon-${of})` }}
  />
);
