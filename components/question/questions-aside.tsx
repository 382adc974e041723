import { LinksBlock } from '@/components/article/article-links';
import { PageAside } from '@/components/layout/page-aside';
import { QuestionTags } from './question-tags';

/** The side column that leads to the question bank. */
export function QuestionsAside() {
  return (
    <PageAside>
      <LinksBlock title="题库">
        <QuestionTags />
      </LinksBlock>
    </PageAside>
  );
}
