import { Icon } from '@/components/ui/icon';
import type { Heading } from '@/lib/html/headings';
import { nestHeadings, type TocEntry } from '@/lib/html/toc';
import { TocSpy } from './toc-spy';

/**
 * The table of contents of the article on the page, plain links with the current one marked. A closed
 * <details> on small screens; elsewhere always open.
 */
export function ArticleToc({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav className="article-toc" aria-label="目录">
      <details>
        <summary>
          <Icon of="contents" />
          目录
        </summary>
        <TocSpy>
          <TocList entries={nestHeadings(headings)} />
        </TocSpy>
      </details>
    </nav>
  );
}

function TocList({ entries }: { entries: readonly TocEntry[] }) {
  return (
    <ol>
      {entries.map(({ id, text, entries: below }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
          {below.length > 0 && <TocList entries={below} />}
        </li>
      ))}
    </ol>
  );
}
