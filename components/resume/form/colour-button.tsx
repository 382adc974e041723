import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import styles from './colour-control.module.css';

export const ColourButton = ({ value, ...button }: ComponentProps<typeof Button> & { value: string }) => (
  <Button {...button} aria-haspopup="dialog">
    <span className={styles.chosen} style={{ background: value }} aria-hidden />
    主题色
  </Button>
);
