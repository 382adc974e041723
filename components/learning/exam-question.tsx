'use client';

import { useMemo } from 'react';
import { ArticleContent } from '@/components/reading/reading-content';
import { OptionList } from '@/components/question/option-list';
import { QuestionLevel } from '@/components/question/question-level';
import { RenderedHtml } from '@/components/ui/text/rendered-html';
import type { Question } from '@/lib/domain/question/schema';
import { renderInlineMarkdown } from '@/lib/html/inline-markdown';
import { renderMarkdown } from '@/lib/html/markdown';
import { renderArticleHtml } from '@/lib/html/render-article';
import recipes from '@/styles/recipes.module.css';
import styles from './learning.module.css';

interface ExamQuestionProps {
  question: Question;
  chosen: readonly number[];
  onPick: (index: number) => void;
}

export function ExamQuestion({ question, chosen, onPick }: ExamQuestionProps) {
  const { title, desc, level, choices } = question;
  const html = useMemo(() => {
    const siteUrl = window.location.origin;
    return {
      title: renderInlineMarkdown(title, siteUrl).html,
      options: choices?.options.map((option) => renderInlineMarkdown(option, siteUrl).html) ?? [],
      description: desc.trim() === '' ? '' : renderArticleHtml(renderMarkdown(desc).html, siteUrl).html,
    };
  }, [title, desc, choices]);
  return (
    <>
      <h2 className={`${recipes.cardHeading} ${styles.title}`} dir="auto">
        <RenderedHtml inline className={recipes.inlineMarkdown} html={html.title} />
        {level > 0 && <QuestionLevel level={level} />}
      </h2>
      {html.description !== '' && <ArticleContent html={html.description} />}
      {choices && (
        <OptionList choices={choices} optionsHtml={html.options} chosen={chosen} revealed={false} onPick={onPick} />
      )}
    </>
  );
}
