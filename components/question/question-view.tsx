import Link from 'next/link';
import { ArticleContent } from '@/components/reading/reading-content';
import { RenderedHtml } from '@/components/ui/text/rendered-html';
import { routes } from '@/lib/config/routes';
import { QUESTION_TAGS } from '@/lib/domain/question/question-tags';
import type { Question } from '@/lib/domain/question/schema';
import { QuestionLevel } from './question-level';
import { QuestionPractice } from './question-practice';
import { splitWords } from '@/lib/utils/fuzzy/split-words';
import { QuestionTools } from './question-tools';
import recipes from '@/styles/recipes.module.css';
import styles from './question-view.module.css';

interface QuestionViewProps {
  id: string;
  tagId: string | undefined;
  /** The questions of the category in their order, where they are known. */
  order: readonly string[] | undefined;
  question: Omit<Question, 'desc' | 'explanation'>;
  titleHtml: string;
  optionsHtml: readonly string[];
  /** Rendered by lib/html; '' for none. */
  description: string;
  explanation: string;
}

/** Lines end between words, where the title is words alone. */
const withBreaks = (html: string) => (html.includes('<') ? html : splitWords(html).join('<wbr>'));

export function QuestionView(props: QuestionViewProps) {
  const { id, tagId, order, question, titleHtml, optionsHtml, description, explanation } = props;
  const { title, level, isChoice, choices, prev, next } = question;
  const tag = QUESTION_TAGS.find((entry) => entry.id === tagId);
  return (
    <article className={styles.question}>
      <nav className={styles.trail} aria-label="面包屑">
        <Link href={routes.questions()} prefetch={false}>
          题库
        </Link>
        {tag && <span>{tag.name}</span>}
      </nav>
      <h1 className={styles.title} dir="auto">
        <RenderedHtml inline className={recipes.inlineMarkdown} html={withBreaks(titleHtml)} />
      </h1>
      <div className={styles.meta}>
        <p>
          {isChoice ? (choices?.isMulti ? '多选题' : '单选题') : '简答题'}
          {level > 0 && <QuestionLevel level={level} />}
        </p>
        <QuestionTools id={id} title={title} tag={tagId} level={level} order={order} />
      </div>
      {description !== '' && <ArticleContent key={`${id}-description`} html={description} />}
      <QuestionPractice
        key={id}
        id={id}
        title={title}
        tagId={tagId}
        level={level}
        isChoice={isChoice}
        choices={choices}
        optionsHtml={optionsHtml}
        prev={prev}
        next={next}
        explanation={explanation === '' ? <p>这道题还没有解析</p> : <ArticleContent key={id} html={explanation} />}
      />
    </article>
  );
}
