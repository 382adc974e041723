import { Icon } from '@/components/ui/icon';
import type { Heading } from '@/lib/html/headings';
import { nestHeadings, type TocEntry } from '@/lib/html/toc';
import recipes from '@/styles/recipes.module.css';
import './toc.css';
import { TocPercent } from './toc-percent';
import { TocSpy } from './toc-spy';

const ID = 'contents';

export const ContentsButton = () => (
  <button className="article-toc-button" type="button" popoverTarget={ID}>
    <Icon of="contents" size={20} />
    <span>目录</span>
  </button>
);

export function ArticleToc({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav id={ID} className="article-toc" aria-label="目录" popover="auto">
      <p className={`article-toc-title ${recipes.eyebrow}`}>
        <span>目录</span>
        <TocPercent />
      </p>
      <TocSpy>
        <TocList entries={nestHeadings(headings)} />
      </TocSpy>
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
