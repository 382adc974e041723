import { takeFiles } from '@/lib/browser/files/take-files';
import recipes from '@/styles/recipes.module.css';
import { buttonClass } from '@/components/ui/button';
import styles from './file-button.module.css';

interface FileButtonProps {
  label: string;
  accept: string;
  variant?: Parameters<typeof buttonClass>[0];
  /** The chosen file is being read. */
  reading: boolean;
  onChoose: (file: File) => void;
}

export const FileButton = ({ label, accept, variant, reading, onChoose }: FileButtonProps) => (
  <label className={`${buttonClass(variant)} ${styles.file}`} aria-disabled={reading || undefined}>
    <span>{reading ? '读取中…' : label}</span>
    <input
      className={recipes.visuallyHidden}
      type="file"
      accept={accept}
      disabled={reading}
      onChange={({ currentTarget }) => {
        const [file] = takeFiles(currentTarget);
        if (file) onChoose(file);
      }}
    />
  </label>
);
