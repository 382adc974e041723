'use client';

import { ChevronDown, LayoutTemplate } from 'lucide-react';
import { useState } from 'react';
import { Popover } from '@/components/ui/layer/popover';
import { buttonClass } from '@/components/ui/button';
import { changeResume, useResumeEditor } from '@/lib/domain/resume/resume-store';
import { RESUME_THEMES, THEME_NAMES } from '@/lib/domain/resume/themes';
import { ThemeThumb } from './theme-thumb';
import recipes from '@/styles/recipes.module.css';
import styles from './theme-picker.module.css';

export function ThemePicker() {
  const theme = useResumeEditor(({ value: { history } }) => history.present.theme);
  const colour = useResumeEditor(({ value: { history } }) => history.present.colour);
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={`模板：${THEME_NAMES[theme]}`}
      triggerClass={buttonClass()}
      panelClass={styles.panel}
      trigger={
        <>
          <LayoutTemplate size={16} strokeWidth={1.75} aria-hidden />
          <span>模板：{THEME_NAMES[theme]}</span>
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </>
      }
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    >
      {open && (
        <div className={styles.themes} role="radiogroup" aria-label="模板">
          {RESUME_THEMES.map((name) => (
            <label key={name} className={styles.theme}>
              <input
                className={recipes.visuallyHidden}
                type="radio"
                name="resume-theme"
                value={name}
                checked={name === theme}
                autoFocus={name === theme}
                onChange={() => changeResume({ kind: 'themeChosen', theme: name })}
              />
              <ThemeThumb theme={name} colour={colour} />
              {THEME_NAMES[name]}
            </label>
          ))}
        </div>
      )}
    </Popover>
  );
}
