import { Avatar } from '@/components/ui/avatar';
import { MarkedText } from '@/components/ui/text/marked-text';
import type { ToolHit } from './use-tool-search';
import type { Tool } from '@/lib/domain/tool/schema';
import { splitByKeywords, splitByRanges } from '@/lib/utils/fuzzy/highlight';
import { safeLink } from '@/lib/utils/address/safe-link';
import recipes from '@/styles/recipes.module.css';
import styles from './tool-search.module.css';

const LOGO_SIZE = 32;

interface ToolOptionProps {
  id: string;
  hit: ToolHit;
  sought: string;
  isActive: boolean;
  onChoose: (tool: Tool) => void;
}

export function ToolOption({ id, hit: { tool, ranges }, sought, isActive, onChoose }: ToolOptionProps) {
  const isNamed = ranges.length > 0;
  const words = sought.split(/\s+/);
  return (
    <li id={id} className={styles.option} role="option" aria-selected={isActive} onClick={() => onChoose(tool)}>
      <Avatar key={tool.id} userId={tool.id} nickname={tool.name} src={tool.logo} size={LOGO_SIZE} />
      <b className={recipes.truncate}>
        <MarkedText runs={isNamed ? splitByRanges(tool.name, ranges) : splitByKeywords(tool.name, words)} />
      </b>
      <small className={`${styles.host} ${recipes.truncate}`}>{safeLink(tool.url)?.host}</small>
      <small className={`${styles.description} ${recipes.truncate}`}>
        {isNamed ? tool.description : <MarkedText runs={splitByKeywords(tool.description, words)} />}
      </small>
    </li>
  );
}
