'use client';

import { useRef, useState } from 'react';
import { BinButton } from '@/components/ui/list/bin-button';
import { focusNeighbour } from '@/lib/browser/focus-neighbour';
import type { CustomTag } from '@/lib/domain/tag/schema';
import { isolated } from '@/lib/utils/direction';
import { DeleteTagDialog } from './delete-tag-dialog';

interface DeleteTagButtonProps {
  tag: CustomTag;
}

export function DeleteTagButton({ tag }: DeleteTagButtonProps) {
  const [confirming, setConfirming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setConfirming(false);
  const handleDeleted = () => {
    close();
    focusNeighbour(button.current, 'li');
  };
  return (
    <>
      <BinButton ref={button} label={`删除标签 ${isolated(tag.tagName)}`} onClick={() => setConfirming(true)} />
      {confirming && <DeleteTagDialog tag={tag} onDeleted={handleDeleted} onClose={close} />}
    </>
  );
}
