import { textBlocks, type TextPart } from '@/lib/utils/text-blocks';
import { textLang } from '@/lib/utils/text-lang';
import { UgcLink } from './ugc-link';
import styles from './user-text.module.css';

interface UserTextProps {
  content: string;
  /** Shows the first `--fold-lines` lines only. */
  folded: boolean;
}

export function UserText({ content, folded }: UserTextProps) {
  return (
    <div className={styles.text} lang={textLang(content)} data-folded={folded || undefined}>
      {textBlocks(content).map((block, index) => {
        if (block.code !== undefined) {
          return (
            <pre key={index}>
              <code>{block.code}</code>
            </pre>
          );
        }
        const text = (
          <p key={index} dir="auto">
            {block.parts.map(showPart)}
          </p>
        );
        return block.quote ? <blockquote key={index}>{text}</blockquote> : text;
      })}
    </div>
  );
}

function showPart({ text, href, code }: TextPart, index: number) {
  if (code) return <code key={index}>{text}</code>;
  if (!href) return text;
  return (
    <UgcLink key={index} href={href}>
      {text}
    </UgcLink>
  );
}
