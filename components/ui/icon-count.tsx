import { Icon } from '@/components/ui/icon';
import { formatCount } from '@/lib/utils/format-count';
import recipes from '@/styles/recipes.module.css';
import styles from './icon-count.module.css';

interface IconCountProps {
  icon: 'view' | 'like' | 'comment';
  label: string;
  count: number | null;
}

export const IconCount = ({ icon, label, count }: IconCountProps) => (
  <span className={styles.count}>
    <Icon of={icon} size={16} />
    <span className={recipes.visuallyHidden}>{label}</span>
    {formatCount(count)}
  </span>
);
