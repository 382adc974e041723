'use client';

import Link from 'next/link';
import { createPortal } from 'react-dom';
import { routes } from '@/lib/config/routes';
import recipes from '@/styles/recipes.module.css';
import { AnnotationItem } from './annotation-item';
import styles from './annotation-list.module.css';
import type { Anchored } from './use-anchored';

interface AnnotationListProps {
  anchored: readonly Anchored[];
  root: Element;
  onShow: (anchored: Anchored) => void;
  onEdit: (id: string) => void;
}

const HEADING_ID = 'own-annotations';

const stateOf = ({ found }: Anchored) => {
  if (!found) return '原文已改动，找不到这一段';
  return found.changed ? '原文已改动' : undefined;
};

export function AnnotationList({ anchored, root, onShow, onEdit }: AnnotationListProps) {
  if (anchored.length === 0) return null;
  return createPortal(
    <section className={styles.section} aria-labelledby={HEADING_ID} lang="zh-CN" data-print="hidden">
      <header className={styles.head}>
        <h2 id={HEADING_ID} className={recipes.cardHeading}>
          我的笔记 <span className="tabular">{anchored.length}</span>
        </h2>
        <Link href={routes.annotations()} prefetch={false}>
          全部笔记
        </Link>
      </header>
      <ul>
        {anchored.map((one) => (
          <AnnotationItem
            key={one.annotation.id}
            annotation={one.annotation}
            state={stateOf(one)}
            onEdit={onEdit}
            lead={(words) =>
              one.found ? (
                <button type="button" title="回到这一段" onClick={() => onShow(one)}>
                  {words}
                </button>
              ) : (
                words
              )
            }
          />
        ))}
      </ul>
    </section>,
    root,
  );
}
