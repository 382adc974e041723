'use client';

import { memo, useCallback } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { changeResume } from '@/hooks/resume/resume-editor';
import { ITEM_ORDERS, ITEM_PARTS, type ItemPart } from '@/lib/domain/resume/constants';
import type { ResumeItem } from '@/lib/domain/resume/schema';
import styles from './item-fields.module.css';

/** antd's calendar. Memoised, like the editor below: rendered with every key, they would delay it. */
const MonthControl = memo(
  lazyPart(async () => (await import('./month-control')).MonthControl, {
    onFail: 'retry',
    fallback: <Skeleton height={36} />,
  }),
);
const RichText = memo(
  lazyPart(async () => (await import('./rich-text')).RichText, {
    onFail: 'retry',
    fallback: <Skeleton height={195} />,
  }),
);

const PART_NAMES: Readonly<Record<ItemPart, string>> = { time: '时间', subject: '主题', other: '说明' };

interface ItemFieldsProps {
  sectionId: string;
  item: ResumeItem;
  isAdded: boolean;
}

/** The fields of an item. */
export function ItemFields({ sectionId, item, isAdded }: ItemFieldsProps) {
  const { subject, other, time, rightNow, visibleList, order, editorHtml } = item;
  const { id } = item;
  const change = useCallback(
    (changes: Partial<Omit<ResumeItem, 'id' | 'rest'>>) =>
      changeResume({ type: 'itemChanged', sectionId, id, changes }),
    [sectionId, id],
  );
  const [from, to] = time;
  const handleFrom = useCallback((month: string) => change({ time: [month, to] }), [change, to]);
  const handleTo = useCallback((month: string) => change({ time: [from, month] }), [change, from]);
  const handleText = useCallback((html: string) => change({ editorHtml: html }), [change]);
  return (
    <div className={styles.fields}>
      <label className={styles.field}>
        <span>{PART_NAMES.subject}</span>
        <input
          className={styles.control}
          placeholder="学校、公司或项目名称"
          autoFocus={isAdded}
          value={subject}
          onChange={({ target }) => change({ subject: target.value })}
        />
      </label>
      <label className={styles.field}>
        <span>{PART_NAMES.other}</span>
        <input
          className={styles.control}
          placeholder="专业、职位或角色"
          value={other}
          onChange={({ target }) => change({ other: target.value })}
        />
      </label>
      <fieldset className={`${styles.field} ${styles.wide}`}>
        <legend>{PART_NAMES.time}</legend>
        <div className={styles.time}>
          <MonthControl label="开始月份" value={from} onChange={handleFrom} />
          <span aria-hidden>–</span>
          <MonthControl
            label="结束月份"
            value={to}
            disabled={rightNow}
            placeholder={rightNow ? '至今' : undefined}
            onChange={handleTo}
          />
          <label className={styles.choice}>
            <input type="checkbox" checked={rightNow} onChange={({ target }) => change({ rightNow: target.checked })} />
            至今
          </label>
        </div>
      </fieldset>
      <label className={styles.field}>
        <span>标题行的顺序</span>
        <select
          className={styles.control}
          value={order.join()}
          onChange={({ target }) =>
            change({ order: ITEM_ORDERS.find((parts) => parts.join() === target.value) ?? ITEM_ORDERS[0] })
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
                type="checkbox"
                checked={visibleList.includes(part)}
                onChange={({ target }) =>
                  change({
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
      <div className={styles.wide}>
        <RichText label="详细内容" html={editorHtml} onChange={handleText} />
      </div>
    </div>
  );
}
