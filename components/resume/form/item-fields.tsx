'use client';

import { useCallback } from 'react';
import { changeResume, getItem, useItemValue } from '@/lib/domain/resume/resume-store';
import { ITEM_ORDERS, ITEM_PARTS, type ItemPart } from '@/lib/domain/resume/item-orders';
import type { ResumeItem } from '@/lib/domain/resume/schema';
import { MonthField } from './month-field';
import { RichTextField } from './rich-text-field';
import controls from '@/styles/controls.module.css';
import styles from './item-fields.module.css';

const PART_NAMES: Readonly<Record<ItemPart, string>> = { time: '时间', subject: '主题', other: '说明' };

interface ItemPlace {
  sectionId: string;
  id: string;
}

const changeItem = ({ sectionId, id }: ItemPlace, changes: Partial<Omit<ResumeItem, 'id' | 'rest'>>) =>
  changeResume({ kind: 'itemChanged', sectionId, id, changes });

interface ItemFieldsProps extends ItemPlace {
  isAdded: boolean;
}

export function ItemFields({ sectionId, id, isAdded }: ItemFieldsProps) {
  const place = { sectionId, id };
  const getText = useCallback(() => getItem(sectionId, id)?.editorHtml ?? '', [sectionId, id]);
  return (
    <div className={styles.fields}>
      <LineField {...place} part="subject" placeholder="学校、公司或项目名称" autoFocus={isAdded} />
      <LineField {...place} part="other" placeholder="专业、职位或角色" />
      <TimeFields {...place} />
      <HeadFields {...place} />
      <div className={styles.wide}>
        <RichTextField
          label="详细内容"
          getHtml={getText}
          onChange={(editorHtml) => changeItem({ sectionId, id }, { editorHtml })}
        />
      </div>
    </div>
  );
}

interface LineFieldProps extends ItemPlace {
  part: 'subject' | 'other';
  placeholder: string;
  autoFocus?: boolean;
}

function LineField({ sectionId, id, part, placeholder, autoFocus = false }: LineFieldProps) {
  const value = useItemValue(sectionId, id, part) ?? '';
  return (
    <label className={styles.field}>
      <span>{PART_NAMES[part]}</span>
      <input
        className={styles.control}
        placeholder={placeholder}
        autoFocus={autoFocus}
        value={value}
        onChange={({ target }) => changeItem({ sectionId, id }, { [part]: target.value })}
      />
    </label>
  );
}

function TimeFields({ sectionId, id }: ItemPlace) {
  const [from, to] = useItemValue(sectionId, id, 'time') ?? ['', ''];
  const rightNow = useItemValue(sectionId, id, 'rightNow') ?? false;
  const place = { sectionId, id };
  return (
    <fieldset className={`${styles.field} ${styles.wide}`}>
      <legend>{PART_NAMES.time}</legend>
      <div className={styles.time}>
        <MonthField label="开始月份" value={from} onChange={(month) => changeItem(place, { time: [month, to] })} />
        <span aria-hidden>–</span>
        <MonthField
          label="结束月份"
          value={to}
          disabled={rightNow}
          placeholder={rightNow ? '至今' : undefined}
          onChange={(month) => changeItem(place, { time: [from, month] })}
        />
        <label className={styles.choice}>
          <input
            className={controls.checkbox}
            type="checkbox"
            checked={rightNow}
            onChange={({ target }) => changeItem(place, { rightNow: target.checked })}
          />
          至今
        </label>
      </div>
    </fieldset>
  );
}

function HeadFields({ sectionId, id }: ItemPlace) {
  const order = useItemValue(sectionId, id, 'order') ?? ITEM_ORDERS[0];
  const visibleList = useItemValue(sectionId, id, 'visibleList') ?? ITEM_PARTS;
  const place = { sectionId, id };
  return (
    <>
      <label className={styles.field}>
        <span>标题行的顺序</span>
        <select
          className={styles.order}
          value={order.join()}
          onChange={({ target }) =>
            changeItem(place, {
              order: ITEM_ORDERS.find((parts) => parts.join() === target.value) ?? ITEM_ORDERS[0],
            })
          }
        >
          {ITEM_ORDERS.map((parts) => (
            <option key={parts.join()} value={parts.join()}>
              {parts.map((part) => PART_NAMES[part]).join(' · ')}
            </option>
          ))}
        </select>
      </label>
      <fieldset className={styles.field}>
        <legend>标题行显示</legend>
        <div className={styles.parts}>
          {ITEM_PARTS.map((part) => (
            <label key={part} className={styles.choice}>
              <input
                className={controls.checkbox}
                type="checkbox"
                checked={visibleList.includes(part)}
                onChange={({ target }) =>
                  changeItem(place, {
                    visibleList: ITEM_PARTS.filter((other) =>
                      other === part ? target.checked : visibleList.includes(other),
                    ),
                  })
                }
              />
              {PART_NAMES[part]}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
