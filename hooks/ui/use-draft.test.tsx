import { expect, it } from 'vitest';
import { checkedBy, isText } from '@/lib/browser/storage';
import { rememberOwner } from '@/lib/drafts/draft-owner';
import { renderAppHook } from '@/test/render';
import { useDraft } from './use-draft';

const schema = checkedBy(isText);

it('keeps what is typed as its owner becomes known, before the field is rendered for them', () => {
  const { result, rerender } = renderAppHook(() => useDraft({ kind: 'comment', subjectId: '1', schema }));
  const { set } = result.current;
  set('一');
  rememberOwner('a1');
  set('一二');
  rerender();
  expect(result.current.value).toBe('一二');
});
