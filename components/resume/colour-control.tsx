'use client';

import { ColorPicker } from 'antd';
import { AntdProvider } from '@/components/layout/antd-provider';
import { Button } from '@/components/ui/button';
import { RESUME_COLOURS } from '@/lib/domain/resume/constants';
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

export const ColourControl = ({ value, warning, onChange }: ColourControlProps) => (
  <AntdProvider>
    <span className={styles.control}>
      <ColorPicker
        value={value}
        disabledAlpha
        disabledFormat
        getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
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
                  style={{ background: colour }}
                  onClick={() => onChange(colour)}
                />
              ))}
            </div>
            {warning && <p className={styles.warning}>{warning}</p>}
          </div>
        )}
        onChange={(colour) => onChange(colour.toHexString())}
      >
        <Button aria-haspopup="dialog">
          <span className={styles.chosen} style={{ background: value }} aria-hidden />
          主题色
        </Button>
      </ColorPicker>
    </span>
  </AntdProvider>
);
