'use client';

import { SwitchLine } from '@/components/ui/form/switch-line';
import { useStored } from '@/hooks/ui/use-stored';
import { authorCardsOff } from '@/lib/domain/user/author-cards-setting';

export const AuthorCardSwitch = () => (
  <SwitchLine
    label="悬停显示作者名片"
    hint="鼠标停在作者名字上时显示名片，只对当前浏览器生效"
    checked={!useStored(authorCardsOff)}
    onChange={(on) => authorCardsOff.set(on ? undefined : 'off')}
  />
);
