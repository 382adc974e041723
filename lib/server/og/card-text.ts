import 'server-only';
import { siteConfig } from '@/lib/config/site';
import { fitCardTitle } from '@/lib/utils/card-title';
import { clipText, textColumns } from '@/lib/utils/clip-text';
import type { SocialCard } from './card';
import { drawableText, type DrawableText } from './drawable-text';
import type { FontWeight, SubsetFont } from './font-subsets';

const LONGEST_NAME = 24;
const LONGEST_NOTE = 48;
const LONGEST_TAG = 14;
const MAX_TAGS = 3;

export interface CardText {
  siteName: string;
  title: string;
  titleSize: number;
  name: string;
  note: string;
  tags: readonly string[];
}

interface PreparedCardText {
  text: CardText;
  fonts: { name: string; data: Buffer; weight: FontWeight; style: 'normal' }[];
  families: Record<FontWeight, string>;
}

const join = (fonts: readonly SubsetFont[]) => fonts.map(({ name }) => name).join(', ');

/** The first text of which at least half can be drawn: less of it would say something else. */
async function firstReadable(
  texts: readonly string[],
  draw: (text: string) => Promise<string>,
): Promise<string | undefined> {
  for (const text of texts) {
    const drawn = await draw(text);
    if (drawn !== '' && textColumns(drawn) * 2 >= textColumns(text)) return drawn;
  }
  return undefined;
}

export async function prepareCardText(card: SocialCard, { hasPicture = false } = {}): Promise<PreparedCardText> {
  const drawn: Record<FontWeight, Map<string, SubsetFont>> = { 400: new Map(), 700: new Map() };
  const draw = async (text: string, weight: FontWeight): Promise<string> => {
    const result: DrawableText = await drawableText(text, weight);
    for (const font of result.fonts) drawn[weight].set(font.name, font);
    return result.text;
  };
  const siteName = await draw(siteConfig().name, 700);
  const name = await draw(clipText(card.name, LONGEST_NAME), 400);
  const titles = [...card.titles, card.work && name ? `${name} 的${card.work}` : ''];
  const title = (await firstReadable(titles, (candidate) => draw(candidate, 700))) ?? siteName;
  const tags = await Promise.all(card.tags.slice(0, MAX_TAGS).map((tag) => draw(clipText(tag, LONGEST_TAG), 400)));
  const text = {
    siteName,
    ...fitCardTitle(title, { hasPicture }),
    name,
    note: await draw(clipText(card.note, LONGEST_NOTE), 400),
    tags: tags.filter(Boolean),
  };
  // Clipping appends this character.
  await Promise.all([draw('…', 700), draw('…', 400)]);
  // The renderer takes the first font that has a sign.
  const inOrder = (weight: FontWeight) =>
    [...drawn[weight].values()].sort((one, other) => Number(one.isLastResort) - Number(other.isLastResort));
  const families = { 400: inOrder(400), 700: inOrder(700) };
  return {
    text,
    fonts: ([400, 700] as const).flatMap((weight) =>
      families[weight].map(({ name, data }) => ({ name, data, weight, style: 'normal' as const })),
    ),
    families: { 400: join(families[400]), 700: join(families[700]) },
  };
}
