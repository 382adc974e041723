import { useStored } from '@/hooks/ui/use-stored';
import type { HotNewsSource } from '@/lib/domain/hot-news/news-sources';
import { sourceChoice } from '@/lib/domain/hot-news/stored-choice';
import { parseSourceChoice, withSourceMoved, withSourceShown, type SourceChoice } from '@/lib/domain/hot-news/sources';

const DEFAULT_CHOICE = parseSourceChoice(undefined);

const change = (how: (choice: SourceChoice) => SourceChoice) =>
  void sourceChoice.set(how(sourceChoice.get() ?? DEFAULT_CHOICE));

export function useSourceChoice() {
  return {
    choice: useStored(sourceChoice) ?? DEFAULT_CHOICE,
    show: (type: HotNewsSource, shown: boolean) => change((choice) => withSourceShown(choice, type, shown)),
    move: (type: HotNewsSource, step: -1 | 1) => change((choice) => withSourceMoved(choice, type, step)),
    remember: (last: HotNewsSource) => change((choice) => ({ ...choice, last })),
    reset: () => void sourceChoice.set(undefined),
  };
}
