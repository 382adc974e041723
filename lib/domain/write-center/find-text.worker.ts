import { answerQuestions } from '@/lib/browser/watched-worker';
import { findText, type TextQuestion } from './find-text';

answerQuestions(({ text, query }: TextQuestion) => findText(text, query));
