'use client';

import { CODE_STYLES, MARKDOWN_THEMES } from '@/lib/domain/article/options';
import { useResolvedTheme } from '@/hooks/ui/use-theme';
import { changeWriting, useWriting } from '@/lib/domain/editor/store';
import styles from './style-pickers.module.css';

interface PickerProps {
  label: string;
  names: readonly string[];
  value: string;
  onChoose: (name: string) => void;
}

/** Keeps a name that is no longer offered as an option until the author chooses another. */
const Picker = ({ label, names, value, onChoose }: PickerProps) => (
  <label className={styles.picker}>
    <span>{label}</span>
    <select value={value} onChange={({ target }) => onChoose(target.value)}>
      <option value="">默认</option>
      {value !== '' && !names.includes(value) && <option value={value}>{value}</option>}
      {names.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

/** The pickers of the article's theme and code style. */
export function StylePickers() {
  const dark = useResolvedTheme() === 'dark';
  const theme = useWriting(({ writing }) => writing.theme);
  const codeStyle = useWriting(({ writing }) => writing.codeStyle);
  return (
    <>
      <Picker label="主题" names={MARKDOWN_THEMES} value={theme} onChoose={(name) => changeWriting({ theme: name })} />
      <Picker
        label="代码样式"
        names={CODE_STYLES}
        value={codeStyle}
        onChoose={(name) => changeWriting({ codeStyle: name })}
      />
      {dark && theme !== '' && <span className={styles.note}>主题在浅色模式下显示</span>}
    </>
  );
}
