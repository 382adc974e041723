'use client';

import Link from 'next/link';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { RenderedHtml } from '@/components/ui/text/rendered-html';
import { SingleKeysSwitch } from './single-keys-switch';
import { useAnswer } from './use-answer';
import { useBookRun } from './use-book-run';
import { routes } from '@/lib/config/routes';
import { type Choices, OPTION_LETTERS, isRight, lettersOf } from '@/lib/domain/question/choices';
import { BookPlace } from './book-place';
import { OptionList } from './option-list';
import { SelfRating } from './self-rating';
import { WordedAnswer } from './worded-answer';
import recipes from '@/styles/recipes.module.css';
import styles from './question-practice.module.css';

interface QuestionPracticeProps {
  id: string;
  title: string;
  tagId: string | undefined;
  level: number;
  isChoice: boolean;
  choices: Choices | null;
  optionsHtml: readonly string[];
  prev: string | null;
  next: string | null;
  explanation: ReactNode;
}

export function QuestionPractice(props: QuestionPracticeProps) {
  const { id, title, tagId: tag, level, isChoice, choices, optionsHtml, prev, next, explanation } = props;
  const hrefOf = (neighbour: string | null) => (neighbour === null ? undefined : routes.question(neighbour, tag));
  const run = useBookRun(id);
  const [before, after] = run ? [run.previous, run.next] : [hrefOf(prev), hrefOf(next)];
  const answer = useAnswer({ id, title, tag, level, choices, previous: before, next: after });
  const { chosen, revealed, submitted, submittedNow, pick, submit, restart } = answer;
  const result = useRef<HTMLParagraphElement>(null);
  const formId = useId();

  // The pressed button is removed: focus what replaces it.
  useEffect(() => {
    if (submittedNow) result.current?.focus({ preventScroll: true });
  }, [submittedNow]);

  return (
    <>
      <form
        id={formId}
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {choices ? (
          <OptionList choices={choices} optionsHtml={optionsHtml} chosen={chosen} revealed={revealed} onPick={pick} />
        ) : isChoice ? (
          <>
            {optionsHtml.some(Boolean) && (
              <ul className={styles.readable} aria-label="选项">
                {optionsHtml.map(
                  (html, index) =>
                    html !== '' && (
                      <li key={index}>
                        <b>{OPTION_LETTERS[index]}</b>
                        <RenderedHtml inline html={html} dir="auto" />
                      </li>
                    ),
                )}
              </ul>
            )}
            <p className={styles.note}>这道题的选项暂时无法显示，可以先看解析</p>
          </>
        ) : (
          <WordedAnswer id={id} />
        )}
        {revealed && (
          <div className={styles.actions}>
            {submitted && (
              <p ref={result} className={styles.result} tabIndex={-1} role="status">
                {choices ? (
                  isRight(chosen, choices.answer) ? (
                    <b className={styles.right}>回答正确</b>
                  ) : (
                    <>
                      <b className={styles.wrong}>回答错误</b>正确答案：{lettersOf(choices.answer)}
                    </>
                  )
                ) : (
                  '对照解析，看看答得怎么样'
                )}
              </p>
            )}
            {submitted && (
              <Button size="small" onClick={restart}>
                重新作答
              </Button>
            )}
            {!submitted && revealed && choices && (
              <p className={styles.result}>正确答案：{lettersOf(choices.answer)}</p>
            )}
          </div>
        )}
      </form>
      {!revealed && (
        <details className={styles.answer}>
          <summary>答案与解析</summary>
          {choices && (
            <ul aria-label="正确答案">
              {choices.answer.map((index) => (
                <li key={index}>
                  <b>{OPTION_LETTERS[index]}</b>
                  <RenderedHtml inline html={optionsHtml[index] ?? ''} dir="auto" />
                </li>
              ))}
            </ul>
          )}
          {explanation}
        </details>
      )}
      {revealed && (
        <section className={styles.explanation} aria-labelledby="explanation">
          <h2 id="explanation" className={recipes.cardHeading}>
            解析
          </h2>
          {explanation}
          {submitted && !choices && <SelfRating question={{ id, title, tag, level }} />}
        </section>
      )}
      <div className={styles.bar}>
        <nav className={styles.neighbours} aria-label="上一题与下一题">
          {before ? (
            <Link className={buttonClass()} href={before} prefetch={false} rel="prev">
              上一题
            </Link>
          ) : (
            <span />
          )}
          {run && <BookPlace {...run} />}
          {after ? (
            <Link className={buttonClass(revealed ? 'primary' : 'secondary')} href={after} prefetch={false} rel="next">
              下一题
            </Link>
          ) : (
            <span className={styles.note}>{tag || run ? '已经是最后一题' : ''}</span>
          )}
        </nav>
        {!revealed && (
          <Button
            className={styles.submit}
            variant="primary"
            type="submit"
            form={formId}
            disabled={choices !== null && chosen.length === 0}
          >
            {choices ? '提交' : '查看答案'}
          </Button>
        )}
      </div>
      <div className={styles.keys}>
        <p>{choices ? '快捷键：A–F 或 1–6 选择，Enter 提交，← → 换题' : '快捷键：← → 换题'}</p>
        <SingleKeysSwitch />
      </div>
    </>
  );
}
