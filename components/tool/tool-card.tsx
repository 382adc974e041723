import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { UgcLink } from '@/components/ui/text/ugc-link';
import type { Tool } from '@/lib/domain/tool/schema';
import { toolElementId } from '@/lib/domain/tool/directory';
import { safeLink } from '@/lib/utils/address/safe-link';
import controls from '@/styles/controls.module.css';
import recipes from '@/styles/recipes.module.css';
import styles from './tool-card.module.css';

const LOGO_SIZE = 40;

interface ToolCardProps {
  tool: Tool;
  heading?: 'h2' | 'h3';
  position?: number;
  total?: number;
  isLit?: boolean;
  onOpen?: (tool: Tool) => void;
  children: ReactNode;
}

export function ToolCard({ tool, heading: Heading = 'h2', isLit, onOpen, children, ...place }: ToolCardProps) {
  const { id, name, description, url, logo } = tool;
  const link = safeLink(url);
  const nameId = `${toolElementId(id)}-name`;
  return (
    <article
      id={toolElementId(id)}
      className={styles.card}
      data-lit={isLit || undefined}
      role="article"
      aria-posinset={place.position}
      aria-setsize={place.total}
      aria-labelledby={nameId}
    >
      <span className={styles.logo}>
        <Avatar userId={id} nickname={name} src={logo} size={LOGO_SIZE} />
      </span>
      <div className={styles.text}>
        <Heading id={nameId} className={`${recipes.truncate} ${recipes.cardHeading}`}>
          {link ? (
            <UgcLink
              className={controls.coverLink}
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
        <p className={recipes.truncate} dir="auto">
          {description}
        </p>
      </div>
      {children}
    </article>
  );
}
