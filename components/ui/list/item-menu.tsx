'use client';

import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Ellipsis, Trash2, type LucideIcon } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import menu from '@/components/ui/layer/menu-entry.module.css';
import styles from './order-buttons.module.css';
import { Popover } from '@/components/ui/layer/popover';

interface ItemMenuProps {
  /** Names the item for screen readers; what users wrote is isolated in it. */
  name: string;
  place: number;
  total: number;
  vertical?: boolean;
  /** Too few would remain: the entry looks disabled, and the owner says why. */
  isLast?: boolean;
  onMove: (place: number) => void;
  onDelete: ComponentProps<'button'>['onClick'];
  /** The first entries. */
  children?: ReactNode;
}

export function ItemMenu(props: ItemMenuProps) {
  const { name, place, total, vertical = false, isLast = false, onMove, onDelete, children } = props;
  // A long list has hundreds of menus.
  const [open, setOpen] = useState(false);
  const [Before, After] = vertical ? [ArrowUp, ArrowDown] : [ArrowLeft, ArrowRight];
  const before = vertical ? '上移' : '前移';
  const after = vertical ? '下移' : '后移';
  return (
    <Popover
      label={`管理${name}`}
      triggerClass={styles.button}
      panelClass={menu.panel}
      trigger={<Ellipsis size={18} strokeWidth={1.75} aria-hidden />}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    >
      {open && (
        <>
          {children}
          <ItemEntry icon={Before} action={before} of={name} disabled={place === 0} onClick={() => onMove(place - 1)} />
          <ItemEntry
            icon={After}
            action={after}
            of={name}
            disabled={place === total - 1}
            onClick={() => onMove(place + 1)}
          />
          <ItemEntry icon={Trash2} action="删除" of={name} aria-disabled={isLast} onClick={onDelete} />
        </>
      )}
    </Popover>
  );
}

interface ItemEntryProps extends Omit<ComponentProps<'button'>, 'className'> {
  icon: LucideIcon;
  action: string;
  /** The name of the item, for screen readers. */
  of: string;
}

export const ItemEntry = ({ icon: Icon, action, of, ...rest }: ItemEntryProps) => (
  <button {...rest} className={menu.entry} type="button" data-close aria-label={`${action}${of}`}>
    <Icon size={16} strokeWidth={1.75} aria-hidden />
    {action}
  </button>
);
