import recipes from '@/styles/recipes.module.css';
import { buttonClass } from './button';
import styles from './file-button.module.css';

interface FileButtonProps {
  label: string;
  accept: string;
  variant?: Parameters<typeof buttonClass>[0];
  /** The chosen file is being read. */
  reading: boolean;
  onChoose: (file: File) => void;
}

/** A button that asks for a file. */
export const FileButton = ({ label, accept, variant, reading, onChoose }: FileButtonProps) => (
  <label className={`${buttonClass(variant)} ${styles.file}`} aria-disabled={reading || undefined}>
    <span>{reading ? '读取中…' : label}</span>
    <input
      className={recipes.visuallyHidden}
      type="file"
      accept={accept}
      disabled={reading}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        if (file) onChoose(file);
        // The same file may be chosen again.
        currentTarget.value = '';
      }}
    />
  </label>
);
