'use client';

import type { BytemdEditorContext } from 'bytemd';
import {
  CircleHelp,
  Columns2,
  Eye,
  ImagePlus,
  LayoutTemplate,
  ListTree,
  Maximize2,
  Minimize2,
  PencilLine,
  Search,
  Smartphone,
  SpellCheck,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useToolbarKeys } from '@/hooks/ui/use-toolbar-keys';
import { COMMANDS, shownKey } from '@/components/write-center/editor/commands';
import { runCommand } from '@/components/write-center/editor/markdown-editor';
import type { WriteCenterLayout } from './use-write-center-layout';
import styles from './write-center-toolbar.module.css';

interface ToolButtonProps {
  title: string;
  icon: LucideIcon;
  onClick: () => void;
  disabled?: boolean;
  pressed?: boolean;
  className?: string | undefined;
}

const ToolButton = ({ title, icon: Icon, onClick, disabled, pressed, className = '' }: ToolButtonProps) => (
  <button
    className={`${styles.button} ${className}`}
    type="button"
    title={title}
    aria-label={title.replace(/ \(.*/, '')}
    aria-pressed={pressed}
    disabled={disabled}
    onClick={onClick}
  >
    <Icon size={18} strokeWidth={1.75} aria-hidden />
  </button>
);

interface WriteCenterToolbarProps {
  context: BytemdEditorContext | null;
  layout: WriteCenterLayout;
  onChooseImages: () => void;
  onFind: () => void;
  onTypography: () => void;
  onTemplate: () => void;
  children: ReactNode;
}

export function WriteCenterToolbar({
  context,
  layout,
  onChooseImages,
  onFind,
  onTypography,
  onTemplate,
  children,
}: WriteCenterToolbarProps) {
  const { view, setView, phone, togglePhone, panel, togglePanel, fullScreen, toggleFullScreen } = layout;
  const toolbarProps = useToolbarKeys();
  const writing = view !== 'preview';
  return (
    <div className={styles.toolbar}>
      <div className={styles.tabs} role="group" aria-label="编辑或预览">
        <button className={styles.tab} type="button" aria-pressed={writing} onClick={() => setView('write')}>
          编辑
        </button>
        <button className={styles.tab} type="button" aria-pressed={!writing} onClick={() => setView('preview')}>
          预览
        </button>
      </div>
      {/* The row that scrolls on phones has a stop for the Tab key of its own. */}
      <div {...toolbarProps} className={styles.tools} role="toolbar" aria-label="编辑工具">
        <div className={styles.commands}>
          {COMMANDS.map((group, index) => (
            <div key={index} className={styles.group}>
              {group.map(({ title, icon, shortcut, run }) => (
                <ToolButton
                  key={title}
                  title={shortcut ? `${title} (${shownKey(shortcut)})` : title}
                  icon={icon}
                  disabled={!context}
                  onClick={() => context && runCommand(context, run)}
                />
              ))}
              {index === 1 && <ToolButton title="图片" icon={ImagePlus} disabled={!context} onClick={onChooseImages} />}
            </div>
          ))}
        </div>
        <div className={styles.pickers}>{children}</div>
        <div className={styles.layout}>
          <ToolButton title={`查找和替换 (${shownKey('Mod-F')})`} icon={Search} disabled={!context} onClick={onFind} />
          <ToolButton title="排版检查" icon={SpellCheck} disabled={!context} onClick={onTypography} />
          <ToolButton title="存为模板" icon={LayoutTemplate} onClick={onTemplate} />
          <ToolButton title="目录" icon={ListTree} pressed={panel === 'toc'} onClick={() => togglePanel('toc')} />
          <ToolButton title="帮助" icon={CircleHelp} pressed={panel === 'help'} onClick={() => togglePanel('help')} />
          <ToolButton
            className={styles.wide}
            title="仅编辑区"
            icon={PencilLine}
            pressed={view === 'write'}
            onClick={() => setView(view === 'write' ? 'split' : 'write')}
          />
          <ToolButton
            className={styles.wide}
            title="仅预览区"
            icon={Eye}
            pressed={view === 'preview'}
            onClick={() => setView(view === 'preview' ? 'split' : 'preview')}
          />
          <ToolButton
            className={styles.wide}
            title="编辑和预览"
            icon={Columns2}
            pressed={view === 'split'}
            onClick={() => setView('split')}
          />
          <ToolButton
            className={styles.wide}
            title="手机宽度预览"
            icon={Smartphone}
            pressed={phone}
            disabled={view === 'write'}
            onClick={togglePhone}
          />
          <ToolButton
            title={fullScreen ? '退出全屏' : '全屏'}
            icon={fullScreen ? Minimize2 : Maximize2}
            pressed={fullScreen}
            onClick={toggleFullScreen}
          />
        </div>
      </div>
    </div>
  );
}
