import 'server-only';

export interface SocialCard {
  /** The first one of which at least half can be drawn becomes the title. */
  titles: readonly string[];
  /** The kind of work that the title names, with its author, when no title can be drawn. */
  work?: '文章' | '分享';
  /** The author, or what it belongs to. */
  name: string;
  /** Facts beside the name, such as a date. */
  note: string;
  tags: readonly string[];
  /** It is drawn if it was uploaded (`card-picture.ts`). */
  picture?: { address: string; shape: 'round' | 'square' } | undefined;
}
