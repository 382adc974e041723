'use client';

import { useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { focusNeighbour } from '@/lib/browser/focus-neighbour';
import type { CustomTag } from '@/lib/domain/tag/schema';
import { DeleteTagDialog } from './delete-tag-dialog';
import styles from './user-tags.module.css';

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
      <button
        ref={button}
        className={styles.delete}
        type="button"
        aria-label={`删除标签 ${tag.tagName}`}
        onClick={() => setConfirming(true)}
      >
        <Icon of="close" size={16} />
      </button>
      {confirming && <DeleteTagDialog tag={tag} onDeleted={handleDeleted} onClose={close} />}
    </>
  );
}
