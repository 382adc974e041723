import { FileCode, FileText, Hash } from 'lucide-react';
import menu from '@/components/ui/layer/menu-entry.module.css';
import type { useOwnArticle } from './use-own-article';
import { EXPORT_TYPES } from '@/lib/domain/article/export-name';

const EXPORT_ICONS = { md: Hash, html: FileCode, pdf: FileText };

interface ExportEntriesProps {
  save: ReturnType<typeof useOwnArticle>['save'];
}

export const ExportEntries = ({ save }: ExportEntriesProps) =>
  EXPORT_TYPES.map(({ code, label }) => {
    const TypeIcon = EXPORT_ICONS[code];
    return (
      <button
        key={code}
        className={menu.entry}
        type="button"
        data-close
        disabled={save.pending}
        onClick={() => save.run(code)}
      >
        <TypeIcon size={16} strokeWidth={1.75} aria-hidden />
        {`导出 ${label}`}
      </button>
    );
  });
