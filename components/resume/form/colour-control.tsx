'use client';

import { ColorPicker } from 'antd';
import { useRef, useState } from 'react';
import { AntdProvider } from '@/components/frame/antd-provider';
import { ColourButton } from './colour-button';
import { useMedia } from '@/hooks/ui/use-media';
import { RESUME_COLOURS } from '@/lib/domain/resume/colours';
import styles from './colour-control.module.css';

interface ColourControlProps {
  value: string;
  warning: string | null;
  onChange: (colour: string) => void;
}

/** antd labels neither the hue nor the text field. */
function namePickerParts(panel: HTMLElement | null): void {
  panel?.querySelector('[role="slider"]')?.setAttribute('aria-label', '色相');
  panel?.querySelector('input')?.setAttribute('aria-label', '十六进制颜色值');
}

/** On phones antd would place it out of sight: it takes the toolbar, which scrolls sideways there, for all that is visible. */
const SHEET_STYLE = {
  position: 'fixed',
  top: 'auto',
  right: 0,
  bottom: 0,
  left: 0,
  width: 'auto',
  maxHeight: '100dvh',
  overflowY: 'auto',
} as const;

export function ColourControl({ value, warning, onChange }: ColourControlProps) {
  // Open at first: it is loaded by the press that opens it.
  const [open, setOpen] = useState(true);
  const control = useRef<HTMLSpanElement>(null);
  const isPhone = useMedia('(width < 768px)');
  const handleOpenChange = (next: boolean) => {
    setOpen(next);
    // On Escape: antd gives the focus to nothing.
    if (!next && control.current?.contains(document.activeElement)) control.current.querySelector('button')?.focus();
  };
  return (
    <AntdProvider>
      <span ref={control} className={styles.control}>
        <ColorPicker
          value={value}
          disabledAlpha
          open={open}
          onOpenChange={handleOpenChange}
          disabledFormat
          getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
          arrow={!isPhone}
          styles={isPhone ? { popup: { root: SHEET_STYLE } } : {}}
          panelRender={(_panel, { components: { Picker } }) => (
            <div ref={namePickerParts} className={styles.panel} role="dialog" aria-label="主题色">
              <Picker />
              <div className={styles.recommended} role="group" aria-label="推荐颜色">
                {RESUME_COLOURS.map(({ name, colour }) => (
                  <button
                    key={colour}
                    type="button"
                    title={name}
                    aria-label={name}
                    aria-pressed={colour === value}
                    style={{ backgroundColor: colour }}
                    onClick={() => onChange(colour)}
                  />
                ))}
              </div>
              {warning && <p className={styles.warning}>{warning}</p>}
            </div>
          )}
          onChange={(colour) => onChange(colour.toHexString())}
        >
          <ColourButton value={value} autoFocus />
        </ColorPicker>
      </span>
    </AntdProvider>
  );
}
