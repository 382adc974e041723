import { textBlocks } from '@/lib/utils/text-blocks';
import styles from './comment-text.module.css';

interface CommentWordsProps {
  content: string;
  /** Only its first lines. */
  folded: boolean;
}

/** Renders the text of a comment: its code as code, and the web addresses in it as links. */
export function CommentWords({ content, folded }: CommentWordsProps) {
  return (
    <div className={styles.text} data-folded={folded || undefined}>
      {textBlocks(content).map((block, index) =>
        block.code === undefined ? (
          <p key={index}>
            {block.parts.map(({ text, href, code }, part) => {
              if (code) return <code key={part}>{text}</code>;
              if (!href) return text;
              return (
                <a key={part} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
                  {text}
                </a>
              );
            })}
          </p>
        ) : (
          <pre key={index}>
            <code>{block.code}</code>
          </pre>
        ),
      )}
    </div>
  );
}
