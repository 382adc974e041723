'use client';

import { FileCode, Palette } from 'lucide-react';
import { useResolvedTheme } from '@/hooks/ui/use-theme';
import { CODE_STYLES, MARKDOWN_THEMES } from '@/lib/domain/article/article-styles';
import { codeStyleName, themeName } from '@/lib/domain/write-center/theme-names';
import { changeWriting, useWriting } from '@/lib/domain/write-center/writing-store';
import { StylePicker } from './style-picker';

export function StylePickers() {
  const dark = useResolvedTheme() === 'dark';
  const theme = useWriting(({ value }) => value.theme);
  const codeStyle = useWriting(({ value }) => value.codeStyle);
  return (
    <>
      <StylePicker
        label="主题"
        icon={Palette}
        kind="markdown"
        names={MARKDOWN_THEMES}
        value={theme}
        nameOf={themeName}
        note={dark ? '主题的颜色在浅色模式下显示' : undefined}
        onChoose={(name) => changeWriting({ theme: name })}
      />
      <StylePicker
        label="代码样式"
        icon={FileCode}
        kind="code"
        names={CODE_STYLES}
        value={codeStyle}
        nameOf={codeStyleName}
        onChoose={(name) => changeWriting({ codeStyle: name })}
      />
    </>
  );
}
