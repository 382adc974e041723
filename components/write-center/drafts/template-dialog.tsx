'use client';

import { useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/layer/dialog';
import { TextField } from '@/components/ui/form/text-field';
import { showToast } from '@/lib/browser/toast-store';
import { saveTemplate, TEMPLATE_BOUNDS } from '@/lib/domain/write-center/own-templates';
import { useWriting } from '@/lib/domain/write-center/writing-store';
import { codePointsIn } from '@/lib/utils/characters-in';
import { isBlank } from '@/lib/utils/is-blank';
import styles from '@/components/write-center/find/typography-dialog.module.css';

const WIDTH = 420;

export function TemplateDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { content } = useWriting.getState().value;
    if (isBlank(content)) return setError('正文还是空的，先写点什么');
    if (isBlank(name)) return setError('请输入模板名称');
    if (codePointsIn(name) > TEMPLATE_BOUNDS.name) return setError(`模板名称不能超过 ${TEMPLATE_BOUNDS.name} 字`);
    const refusal = saveTemplate({ name: name.trim(), content });
    if (refusal) return setError(refusal);
    showToast('已存为模板，开始新文章时可以选用');
    onClose();
  };
  return (
    <Dialog title="存为模板" width={WIDTH} onClose={onClose}>
      <form noValidate onSubmit={handleSubmit}>
        <TextField
          label="模板名称"
          name="template"
          autoComplete="off"
          data-autofocus
          required
          hint="只存正文，留在这个浏览器里；同名的会被替换"
          error={error}
          count={[name, TEMPLATE_BOUNDS.name]}
          onChange={({ target }) => {
            setName(target.value);
            setError(undefined);
          }}
        />
        <div className={styles.actions}>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" type="submit">
            保存
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
