import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { UgcLink } from '@/components/ui/ugc-link';
import type { Tool } from '@/lib/domain/tool/schema';
import { toolElementId } from '@/lib/domain/tool/directory';
import { safeLink } from '@/lib/utils/safe-link';
import styles from './tool-card.module.css';

const LOGO_SIZE = 44;

interface ToolCardProps {
  tool: Tool;
  /** Level of its name as a heading. */
  heading?: 'h2' | 'h3';
  /** In a list that loads on: its 1-based place, and the rows of the whole list. */
  position?: number;
  total?: number;
  /** Of a tool that was looked for. */
  isLit?: boolean;
  /** Called when its link is opened. */
  onOpen?: (tool: Tool) => void;
  /** What the reader can do with it. */
  children: ReactNode;
}

/** A tool: its logo or first letter, and a link to it, unless its address is none of the web. */
export function ToolCard({ tool, heading: Heading = 'h2', isLit, onOpen, children, ...place }: ToolCardProps) {
  const { id, name, description, url, logo } = tool;
  const link = safeLink(url);
  const nameId = `${toolElementId(id)}-name`;
  return (
    <article
      id={toolElementId(id)}
      className={styles.card}
      data-lit={isLit || undefined}
      aria-posinset={place.position}
      aria-setsize={place.total}
      aria-labelledby={nameId}
    >
      <span className={styles.logo}>
        <Avatar userId={id} nickname={name} src={logo} size={LOGO_SIZE} />
      </span>
      <div className={styles.text}>
        <Heading id={nameId}>
          {link ? (
            <UgcLink
              href={link.href}
              onClick={onOpen && (() => onOpen(tool))}
              onAuxClick={onOpen && (() => onOpen(tool))}
            >
              {name}
            </UgcLink>
          ) : (
            name
          )}
        </Heading>
        <p>{description}</p>
      </div>
      {children}
    </article>
  );
}
