import styles from './resume-files.module.css';

interface LeftOutListProps {
  notes: readonly string[];
  label: string;
}

export const LeftOutList = ({ notes, label }: LeftOutListProps) =>
  notes.length > 0 && (
    <div>
      <p className={styles.warning}>{`${label}（${notes.length} 项）：`}</p>
      <ul className={styles.list} aria-label={label} tabIndex={0}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
