'use client';

import { ChevronDown, type LucideIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { fileRoutes } from '@/lib/config/file-routes';
import styles from './style-pickers.module.css';
import { StyleThumb } from './style-thumb';

interface StylePickerProps {
  label: string;
  icon: LucideIcon;
  kind: 'markdown' | 'code';
  names: readonly string[];
  value: string;
  nameOf: (value: string) => string;
  note?: string | undefined;
  onChoose: (name: string) => void;
}

const COLUMNS = 2;
const EDGE = 8;
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: COLUMNS,
  ArrowUp: -COLUMNS,
  Home: -Infinity,
  End: Infinity,
};

export function StylePicker({ label, icon: Icon, kind, names, value, nameOf, note, onChoose }: StylePickerProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [near, setNear] = useState(false);
  const [active, setActive] = useState(0);
  // Focuses on opening; the toggle event is too late for the next key.
  useEffect(() => void list.current?.toggleAttribute('autofocus', true), []);
  useEffect(() => {
    if (open) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [open, active]);
  const options = ['', ...(value === '' || names.includes(value) ? [] : [value]), ...names];

  const place = () => {
    const anchor = button.current?.getBoundingClientRect();
    if (!anchor) return;
    panel.current?.style.setProperty('--left', `${Math.max(anchor.left, EDGE)}px`);
    panel.current?.style.setProperty('--top', `${anchor.bottom + EDGE}px`);
  };
  const choose = (name: string) => {
    onChoose(name);
    panel.current?.hidePopover();
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const chosen = options[active];
    if (step !== undefined) setActive(Math.min(Math.max(active + step, 0), options.length - 1));
    else if ((event.key === 'Enter' || event.key === ' ') && chosen !== undefined) choose(chosen);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <button
        ref={button}
        className={styles.button}
        type="button"
        popoverTarget={id}
        onPointerEnter={() => setNear(true)}
        onFocus={() => setNear(true)}
        aria-haspopup="listbox"
        aria-label={`${label}：${nameOf(value)}`}
        title={`${label}：${nameOf(value)}`}
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden />
        <span className={styles.value}>
          {label}：{nameOf(value)}
        </span>
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
      </button>
      <div
        ref={panel}
        id={id}
        className={styles.panel}
        popover="auto"
        onBeforeToggle={({ newState }) => {
          if (newState !== 'open') return;
          place();
          setActive(options.indexOf(value));
        }}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <div
          ref={list}
          className={styles.list}
          role="listbox"
          tabIndex={0}
          aria-label={label}
          aria-activedescendant={`${id}-${active}`}
          onKeyDown={handleKey}
        >
          {options.map((name, index) => (
            <div
              key={name}
              id={`${id}-${index}`}
              className={styles.option}
              role="option"
              aria-label={nameOf(name)}
              aria-selected={name === value}
              data-active={index === active || undefined}
              onClick={() => choose(name)}
            >
              {open && <StyleThumb kind={kind} name={name} />}
              <span className={styles.name}>{nameOf(name)}</span>
            </div>
          ))}
        </div>
        {/* Rendered ahead of the click, so that thumbnails show at once. */}
        {(near || open) && <link rel="stylesheet" href={fileRoutes.styleThumbs(kind)} />}
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </>
  );
}
