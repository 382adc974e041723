'use client';

import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import styles from './resume-form.module.css';

interface SectionCardProps {
  name: string;
  head: ReactNode;
  tools?: ReactNode;
  children: ReactNode;
}

export function SectionCard({ name, head, tools, children }: SectionCardProps) {
  const [open, setOpen] = useState(true);
  const bodyId = useId();
  return (
    <section className={styles.section} aria-label={name}>
      <div className={styles.head}>
        {head}
        <div className={styles.tools}>
          {tools}
          <IconButton
            label={`${open ? '收起' : '展开'}${name}`}
            aria-expanded={open}
            aria-controls={bodyId}
            onClick={() => setOpen(!open)}
          >
            <ChevronDown className={styles.chevron} size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </div>
      </div>
      <div id={bodyId} className={styles.body} hidden={!open}>
        {children}
      </div>
    </section>
  );
}
