import { decodedSegment } from '@/lib/utils/address/decoded-segment';

type LinkTarget =
  | { kind: 'address'; href: string }
  | { kind: 'note'; id: string }
  | { kind: 'back' }
  /** The target is elsewhere in the text, whose ids the platform drops. */
  | { kind: 'inside' };
type Referred = Extract<LinkTarget, { kind: 'address' | 'note' }>;

const keyOf = (target: Referred) => (target.kind === 'note' ? `#${target.id}` : target.href);
const bare = (address: string) => address.replace(/^https?:\/\/(?:www\.)?|\/$/g, '');

export class References {
  readonly list: { number: number; target: Referred }[] = [];
  private readonly names = new Map<string, string>();

  constructor(private readonly root: Element) {}

  targetOf(link: Element): LinkTarget {
    const href = link.getAttribute('href') ?? '';
    if (href.startsWith('#')) {
      const id = decodedSegment(href.slice(1));
      const found = id === '' ? null : this.root.ownerDocument.getElementById(id);
      if (link.closest('.footnotes') && !found?.closest('.footnotes')) return { kind: 'back' };
      return found?.closest('.footnotes') ? { kind: 'note', id } : { kind: 'inside' };
    }
    const url = href === '' ? null : URL.parse(href, location.href);
    if (!url) return { kind: 'inside' };
    const title = link.textContent.trim();
    if (title !== '' && !this.names.has(url.href)) this.names.set(url.href, title);
    return { kind: 'address', href: url.href };
  }

  numberOf(target: Referred): number {
    const known = this.list.find((other) => keyOf(other.target) === keyOf(target));
    if (known) return known.number;
    const number = this.list.length + 1;
    this.list.push({ number, target });
    return number;
  }

  nameOf(href: string): string {
    return this.names.get(href) ?? '';
  }

  /** The public account's readers can follow its own articles only. */
  isFollowed(href: string): boolean {
    return URL.parse(href)?.hostname === 'mp.weixin.qq.com';
  }

  isWritten(href: string, text: string): boolean {
    return (
      bare(text.trim()) === bare(href) ||
      bare(text.trim()) === bare(decodedSegment(href)) ||
      href === `mailto:${text.trim()}`
    );
  }
}
