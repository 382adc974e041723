import 'server-only';
import { siteConfig } from '@/lib/config/site';
import type { Article } from '@/lib/domain/article/schema';
import { tagLabel } from '@/lib/domain/article/labels';
import { clipText, textColumns } from '@/lib/utils/clip-text';
import { drawableText, type DrawableText } from './drawable-text';
import type { FontWeight, SubsetFont } from './font-subsets';

const LONGEST_NAME = 24;
const LONGEST_TAG = 14;
const MOST_TAGS = 3;

/** Font sizes by title width in columns; all fit three lines. */
const TITLE_SIZES = [
  { columns: 50, fontSize: 72 },
  { columns: 88, fontSize: 60 },
  { columns: 104, fontSize: 52 },
] as const;
const SMALLEST = TITLE_SIZES[TITLE_SIZES.length - 1] ?? { columns: 104, fontSize: 52 };

function fitTitle(title: string): { title: string; fontSize: number } {
  const columns = textColumns(title);
  const size = TITLE_SIZES.find((candidate) => columns <= candidate.columns) ?? SMALLEST;
  return { title: clipText(title, size.columns), fontSize: size.fontSize };
}

type ArticleHead = Pick<Article, 'articleTitle' | 'nickname' | 'createTime' | 'tags'>;

export interface ShareImageText {
  siteName: string;
  title: string;
  titleSize: number;
  nickname: string;
  date: string;
  tags: readonly string[];
}

interface PreparedShareText {
  text: ShareImageText;
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

export async function prepareCardText(head: ArticleHead): Promise<PreparedShareText> {
  const drawn: Record<FontWeight, Map<string, SubsetFont>> = { 400: new Map(), 700: new Map() };
  const draw = async (text: string, weight: FontWeight): Promise<string> => {
    const result: DrawableText = await drawableText(text, weight);
    for (const font of result.fonts) drawn[weight].set(font.name, font);
    return result.text;
  };
  const siteName = await draw(siteConfig().name, 700);
  const nickname = await draw(clipText(head.nickname, LONGEST_NAME), 400);
  const titles = [head.articleTitle, nickname && `${nickname} 的文章`, siteName];
  const fitted = fitTitle((await firstReadable(titles, (title) => draw(title, 700))) ?? siteName);
  const tags = await Promise.all(
    head.tags.slice(0, MOST_TAGS).map((tag) => draw(clipText(tagLabel(tag), LONGEST_TAG), 400)),
  );
  const text = {
    siteName,
    title: fitted.title,
    titleSize: fitted.fontSize,
    nickname,
    date: await draw(head.createTime.slice(0, 10), 400),
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
