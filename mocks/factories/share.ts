import { HOUR } from '@/mocks/db/clock';
import { idFor, randomFor } from '@/mocks/db/random';
import type { Share } from '@/mocks/db/tables';

/** Average hours between two generated shares. */
const SPACING = 0.5;

/** A generated share with the text and pictures of one of `written`, derived from `index`. */
export function createShare(index: number, written: readonly Share[], userId: string): Share {
  const random = randomFor(`generated-share:${index}`);
  const { content, pictures, block } = random.pick(written);
  const oldest = Math.min(...written.map(({ createTime }) => createTime));
  return {
    id: idFor(`generated-share:${index}`),
    userId,
    content: `${content}（${index + 1}）`,
    pictures,
    block,
    createTime: Math.round(oldest - (index + random.next()) * SPACING * HOUR),
  };
}
