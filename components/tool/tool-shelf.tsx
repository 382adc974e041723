'use client';

import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { UgcLink } from '@/components/ui/ugc-link';
import { rememberTool } from '@/lib/domain/tool/recent-tools-store';
import type { Tool } from '@/lib/domain/tool/schema';
import { safeLink } from '@/lib/utils/safe-link';
import styles from './tool-shelf.module.css';

const LOGO_SIZE = 28;

interface ToolShelfProps {
  title: string;
  /** Its tools as rows or as tiles; on narrower screens they are a line. */
  as: 'rows' | 'tiles';
  /** At the end of its head. */
  action?: ReactNode;
  children: ReactNode;
}

/** A block of a few tools that are at hand, as high with none as with all. */
export const ToolShelf = ({ title, as, action, children }: ToolShelfProps) => (
  <section className={`${styles.shelf} ${styles[as]}`} aria-label={title}>
    <div className={styles.head}>
      <h2>{title}</h2>
      {action}
    </div>
    <div className={styles.body}>{children}</div>
  </section>
);

/** A link to a tool on a shelf. */
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
      <span>{name}</span>
    </UgcLink>
  );
}
