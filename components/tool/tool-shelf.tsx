'use client';

import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { UgcLink } from '@/components/ui/text/ugc-link';
import { rememberTool } from '@/lib/domain/tool/recent-tools-store';
import type { Tool } from '@/lib/domain/tool/schema';
import { safeLink } from '@/lib/utils/address/safe-link';
import recipes from '@/styles/recipes.module.css';
import styles from './tool-shelf.module.css';

const LOGO_SIZE = 28;

interface ToolShelfProps {
  title: string;
  as: 'rows' | 'tiles';
  action?: ReactNode;
  children: ReactNode;
}

export const ToolShelf = ({ title, as, action, children }: ToolShelfProps) => (
  <section className={`${styles.shelf} ${styles[as]}`} aria-label={title}>
    <div className={styles.head}>
      <h2 className={recipes.eyebrow}>{title}</h2>
      {action}
    </div>
    <div className={styles.body}>{children}</div>
  </section>
);

export function ShelfLink({ tool }: { tool: Tool }) {
  const { id, name, url, logo } = tool;
  const handleOpen = () => rememberTool(id);
  return (
    <UgcLink
      className={styles.tool}
      href={safeLink(url)?.href}
      title={name}
      onClick={handleOpen}
      onAuxClick={handleOpen}
    >
      <Avatar userId={id} nickname={name} src={logo} size={LOGO_SIZE} />
      <span className={recipes.truncate}>{name}</span>
    </UgcLink>
  );
}
