'use client';

import { Check } from 'lucide-react';
import { useShallow } from 'zustand/react/shallow';
import { checkFields, type FieldRule } from '@/lib/domain/write-center/check-fields';
import { useWriting } from '@/lib/domain/write-center/writing-store';
import type { CheckedArticle } from '@/lib/html/check-article';
import { useCheck, type SourceFinding } from './use-check';
import recipes from '@/styles/recipes.module.css';
import styles from './check-sheet.module.css';

/** How the publish form checks the text, and leads to a line of it and to the title. */
export interface TextChecking {
  check: (markdown: string) => Promise<CheckedArticle>;
  onGo: (line: number) => void;
  onTitle: () => void;
}

const SOURCE_RULES: Record<SourceFinding['rule'], { title: string; hint: string }> = {
  'broken picture': { title: '图片打不开', hint: '这个浏览器加载不了，读者多半也看不到' },
  'picture without address': { title: '图片没有可用的地址', hint: '本地或相对地址只有你能看到，请上传图片' },
  'picture over http': { title: '图片用的是 http 地址', hint: '有些浏览器不显示，换成 https 或重新上传' },
  'picture without alt': { title: '图片没有说明', hint: '写在 ![ ] 里，读屏软件和加载失败时靠它' },
  'picture named like a file': { title: '图片说明只是文件名', hint: '用几个字说说图里有什么' },
  'heading jump': { title: '标题跳级', hint: '逐级往下，目录才清楚' },
  'empty heading': { title: '标题是空的', hint: '写上文字，或删掉这一行' },
  'code without language': { title: '代码没有语言', hint: '写在 ``` 后面，读者才有高亮' },
  'link without address': { title: '链接没有可用的地址', hint: '补上完整地址，或去掉链接' },
  'link to no heading': { title: '链接指向不存在的小节', hint: '小节改了名字，链接也要改' },
  'link without words': { title: '链接没有文字', hint: '读者看不到，也点不到' },
};

const FIELD_RULES: Record<FieldRule, { title: string; hint: string; action: string }> = {
  'long title': { title: '标题偏长', hint: '列表和搜索结果里会被截断', action: '去改标题' },
  'long description': { title: '描述偏长', hint: '搜索结果里会被截断', action: '去改描述' },
  'no cover': { title: '没有封面', hint: '列表里会用生成的图案', action: '去选封面' },
};

const MAX_PLACES = 6;

interface CheckSheetProps extends Pick<TextChecking, 'check' | 'onGo'> {
  onField: (rule: FieldRule) => void;
}

/** The findings are advice, and hold no publication up. */
export function CheckSheet({ check, onGo, onField }: CheckSheetProps) {
  const { status, findings } = useCheck(check);
  const fields = useWriting(
    useShallow(({ value: { title, description, coverImage } }) => checkFields({ title, description, coverImage })),
  );
  const rules = Object.entries(SOURCE_RULES).flatMap(([rule, words]) => {
    const places = findings.filter((finding) => finding.rule === rule);
    return places.length > 0 ? [{ rule, places, ...words }] : [];
  });
  const count = findings.length + fields.length;
  const result = count > 0 ? `有 ${count} 处可以再改改，不影响发布` : '没有发现要改的地方';
  const sentence = {
    checking: '正在检查…',
    pictures: '正在检查图片…',
    failed: '正文没有检查成，不影响发布',
    done: result,
  }[status];
  return (
    <section className={styles.sheet} aria-label="发布前检查">
      <h3 className={recipes.eyebrow}>发布前检查</h3>
      <p className={styles.result} role="status" data-clean={(status === 'done' && count === 0) || undefined}>
        {status === 'done' && count === 0 && <Check size={16} strokeWidth={2} aria-hidden />}
        <span>{sentence}</span>
      </p>
      {count > 0 && (
        <ul className={styles.rules}>
          {rules.map(({ rule, title, hint, places }) => (
            <li key={rule}>
              <p>
                <strong>{places.length > 1 ? `${title}（${places.length}）` : title}</strong>
                <small>{hint}</small>
              </p>
              <ul className={styles.places} aria-label={title}>
                {places.slice(0, MAX_PLACES).map(({ line, excerpt }, index) => (
                  <li key={index}>
                    <button type="button" onClick={() => onGo(line)}>
                      <span className="tabular">{`第 ${line + 1} 行 `}</span>
                      <span className={recipes.truncate}>{excerpt}</span>
                    </button>
                  </li>
                ))}
                {places.length > MAX_PLACES && (
                  <li className={styles.more}>{`还有 ${places.length - MAX_PLACES} 处`}</li>
                )}
              </ul>
            </li>
          ))}
          {fields.map((rule) => (
            <li key={rule}>
              <p>
                <strong>{FIELD_RULES[rule].title}</strong>
                <small>{FIELD_RULES[rule].hint}</small>
              </p>
              <div className={styles.places}>
                <button type="button" onClick={() => onField(rule)}>
                  {FIELD_RULES[rule].action}
                </button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
