import { Link2 } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { useToolbarKeys } from '@/hooks/ui/use-toolbar-keys';
import { RICH_TEXT_COMMANDS, type RichTextTool } from './rich-text-commands';
import styles from './rich-text.module.css';

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface RichTextToolbarProps {
  label: string;
  active: readonly string[];
  linking: boolean;
  onPress: (tool: RichTextTool) => void;
}

export const RichTextToolbar = ({ label, active, linking, onPress }: RichTextToolbarProps) => (
  <div {...useToolbarKeys()} className={styles.tools} role="toolbar" aria-label={`${label}的格式`}>
    {RICH_TEXT_COMMANDS.map(({ name, label: tool, key, icon: Icon }) => (
      <IconButton
        key={name}
        label={tool}
        title={`${tool}（${key}）`}
        aria-pressed={active.includes(name)}
        onClick={() => onPress(name)}
      >
        <Icon {...ICON} />
      </IconButton>
    ))}
    <IconButton
      label="链接"
      aria-pressed={active.includes('link')}
      aria-expanded={linking}
      onClick={() => onPress('link')}
    >
      <Link2 {...ICON} />
    </IconButton>
  </div>
);
