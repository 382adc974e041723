'use client';

import { useMemo, type FocusEvent } from 'react';
import { DialogForm } from '@/components/ui/dialog-form';
import { EarlierNote } from '@/components/ui/earlier-note';
import { TextAreaField, TextField } from '@/components/ui/text-field';
import { useSaveSite } from './use-save-site';
import { useFormDraft } from '@/hooks/ui/use-form-draft';
import { useStoredValues } from '@/hooks/ui/use-stored-values';
import { useZodForm } from '@/hooks/ui/use-zod-form';
import { SITE_DESCRIPTION_MAX, SITE_NAME_MAX } from '@/lib/domain/site/constants';
import { siteFormSchema, type Site, type SiteValues } from '@/lib/domain/site/schema';
import { siteValues } from '@/lib/domain/site/site-values';
import { charactersIn } from '@/lib/utils/characters-in';
import { safeLink } from '@/lib/utils/safe-link';

interface SiteFormProps {
  folderId: string;
  /** The site to update; none for a new one. */
  site: Site | undefined;
  onSaved: () => void;
  onClose: () => void;
}

const NEW: SiteValues = { name: '', url: '', siteDesc: '' };

/** Creates or updates a site of an own folder. */
export function SiteForm({ folderId, site, onSaved, onClose }: SiteFormProps) {
  const stored = useMemo(() => (site ? siteValues(site) : NEW), [site]);
  const form = useZodForm<SiteValues>({
    schema: siteFormSchema,
    labels: { name: '站点名称', url: '站点url', siteDesc: '描述信息' },
    checkOnBlur: 'all',
    defaultValues: stored,
  });
  const edits = useStoredValues({ form, stored });
  const draft = useFormDraft({ kind: 'site', subjectId: site?.id ?? `new in ${folderId}`, form, stored, edits });
  const handleSaved = () => {
    draft.drop();
    onSaved();
  };
  const { save, pending, earlier } = useSaveSite({
    folderId,
    row: site,
    onSaved: handleSaved,
    onFound: draft.discardSent,
    onFail: edits.refuse,
  });
  /** A site without a name gets its host's, unless the member is on the way to its field. */
  const suggestName = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLInputElement && relatedTarget.name === 'name') return;
    const host = safeLink(form.getValues('url'))?.host;
    if (host && form.getValues('name').trim() === '') form.setValue('name', host, { shouldValidate: true });
  };
  const length = (name: 'name' | 'siteDesc') => charactersIn(form.values[name].trim());
  return (
    <DialogForm
      title={site ? '更新站点' : '新增站点'}
      form={form}
      save={(values) => save(values, edits.base())}
      pending={pending}
      draft={draft}
      note={<EarlierNote state={earlier} />}
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        required
        autoComplete="off"
        data-autofocus
        count={[length('name'), SITE_NAME_MAX]}
      />
      <TextField
        {...form.field('url', { onBlur: suggestName })}
        required
        autoComplete="off"
        inputMode="url"
        placeholder="https://"
      />
      <TextAreaField {...form.field('siteDesc')} required rows={3} count={[length('siteDesc'), SITE_DESCRIPTION_MAX]} />
    </DialogForm>
  );
}
