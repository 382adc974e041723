import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { siteConfig } from '@/lib/config/site';
import { getQuestion } from '@/lib/domain/question/api';
import { renderInlineMarkdown } from '@/lib/html/inline-markdown';
import { renderMarkdown } from '@/lib/html/markdown';
import { isResourceId } from '@/lib/utils/identifier';
import { proseOf } from '@/lib/utils/plain-text';
import { required } from './load';
import { placeOfQuestion } from './question-lists';
import { renderHtml } from './render-html';

const toHtml = (markdown: string): string =>
  markdown.trim() === '' ? '' : renderHtml(renderMarkdown(markdown).html).html;

export async function loadQuestionHead(id: string) {
  const question = isResourceId(id) ? await required(getQuestion(id, undefined)) : null;
  if (!question) notFound();
  return { title: renderInlineMarkdown(question.title, siteConfig().url).text, isChoice: question.isChoice };
}

/** @param addressTag the category, if the address names one: without it the API tells no neighbours */
export const prepareQuestion = cache(async (id: string, addressTag?: string) => {
  if (!isResourceId(id) || (addressTag !== undefined && !isResourceId(addressTag))) notFound();
  const listing = placeOfQuestion(id, addressTag);
  const tagId = addressTag ?? (await listing)?.tagId;
  const loaded = await required(getQuestion(id, tagId));
  if (!loaded) notFound();
  const { desc, explanation, title, choices, ...question } = loaded;
  const description = toHtml(desc);
  const heading = renderInlineMarkdown(title, siteConfig().url);
  const options = choices?.options.map((option) => renderInlineMarkdown(option, siteConfig().url)) ?? [];
  return {
    id,
    tagId,
    place: await listing,
    question: {
      ...question,
      title: heading.text,
      choices: choices && { ...choices, options: options.map(({ text }) => text) },
    },
    titleHtml: heading.html,
    optionsHtml: options.map(({ html }) => html),
    description,
    explanation: toHtml(explanation),
    prose: proseOf(description),
  };
});

export type PreparedQuestion = Awaited<ReturnType<typeof prepareQuestion>>;
