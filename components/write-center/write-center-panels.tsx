'use client';

import { X } from 'lucide-react';
import type { BytemdEditorContext } from 'bytemd';
import type { ReactNode } from 'react';
import type { WriteCenterPanel } from './use-write-center-layout';
import { COMMANDS, shownKey } from '@/components/write-center/editor/commands';
import { OutlinePanel } from './outline-panel';
import recipes from '@/styles/recipes.module.css';
import styles from './write-center-panels.module.css';

interface PanelProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

const Panel = ({ title, onClose, children }: PanelProps) => (
  <aside className={styles.panel} aria-label={title}>
    <div className={styles.head}>
      <h2 className={recipes.cardHeading}>{title}</h2>
      <button className={styles.close} type="button" aria-label={`关闭${title}`} onClick={onClose}>
        <X size={18} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
    {children}
  </aside>
);

function Help() {
  const commands = COMMANDS.flat();
  return (
    <>
      <h3 className={styles.subhead}>Markdown 语法</h3>
      <dl className={styles.list}>
        {commands.map(({ title, icon: Icon, syntax }) => (
          <div key={title}>
            <dt>
              <Icon size={16} strokeWidth={1.75} aria-hidden />
              {title}
            </dt>
            <dd>
              <code>{syntax}</code>
            </dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.subhead}>快捷键</h3>
      <dl className={styles.list}>
        {commands.map(({ title, shortcut }) =>
          shortcut ? (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <kbd>{shownKey(shortcut)}</kbd>
              </dd>
            </div>
          ) : null,
        )}
        <div>
          <dt>查找 / 替换</dt>
          <dd>
            <kbd>{shownKey('Mod-F')}</kbd> / <kbd>{shownKey('Mod-H')}</kbd>
          </dd>
        </div>
        <div>
          <dt>插入标题、代码、表格等</dt>
          <dd>
            <kbd>/</kbd>
          </dd>
        </div>
        <div>
          <dt>缩进 / 取消缩进</dt>
          <dd>
            <kbd>Tab</kbd> / <kbd>Shift+Tab</kbd>
          </dd>
        </div>
        <div>
          <dt>离开正文，退出全屏</dt>
          <dd>
            <kbd>Esc</kbd>
          </dd>
        </div>
      </dl>
    </>
  );
}

interface WriteCenterPanelsProps {
  panel: WriteCenterPanel;
  context: BytemdEditorContext | null;
  onGo: (line: number) => void;
  onClose: () => void;
}

export function WriteCenterPanels({ panel, context, onGo, onClose }: WriteCenterPanelsProps) {
  if (panel === null) return null;
  if (panel === 'help') {
    return (
      <Panel title="帮助" onClose={onClose}>
        <Help />
      </Panel>
    );
  }
  return (
    <Panel title="目录" onClose={onClose}>
      {context && <OutlinePanel context={context} onGo={onGo} onClose={onClose} />}
    </Panel>
  );
}
