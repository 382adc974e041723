import { LinksBlock } from '@/components/frame/links-block';
import type { QuestionPlace } from '@/lib/domain/question/schema';
import { QuestionNumbers } from './question-numbers';
import { QuestionTags } from './question-tags';

interface QuestionsAsideProps {
  /** The category of the question beside it. */
  place?: QuestionPlace | undefined;
  current?: string;
}

export const QuestionsAside = ({ place, current }: QuestionsAsideProps) => (
  <>
    {place && <QuestionNumbers {...place} current={current} />}
    <LinksBlock title="题库">
      <QuestionTags />
    </LinksBlock>
  </>
);
