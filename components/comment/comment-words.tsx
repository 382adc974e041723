import { textBlocks, type TextPart } from '@/lib/utils/text-blocks';
import styles from './comment-text.module.css';

interface CommentWordsProps {
  content: string;
  /** Only its first lines. */
  folded: boolean;
}

/** Renders the text of a comment: its code as code, its quotes as quotes, and the web addresses in it as links. */
export function CommentWords({ content, folded }: CommentWordsProps) {
  return (
    <div className={styles.text} data-folded={folded || undefined}>
      {textBlocks(content).map((block, index) => {
        if (block.code !== undefined) {
          return (
            <pre key={index}>
              <code>{block.code}</code>
            </pre>
          );
        }
        const text = <p key={index}>{block.parts.map(showPart)}</p>;
        return block.quote ? <blockquote key={index}>{text}</blockquote> : text;
      })}
    </div>
  );
}

function showPart({ text, href, code }: TextPart, index: number) {
  if (code) return <code key={index}>{text}</code>;
  if (!href) return text;
  return (
    <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {text}
    </a>
  );
}
