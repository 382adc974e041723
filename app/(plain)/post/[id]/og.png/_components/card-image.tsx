import { CARD_IMAGE_SIZE } from '@/lib/config/card-image';
import { designToken } from '@/lib/server/design-tokens';
import type { ShareImageText } from '@/lib/server/og/card-text';
import { inOneVisualLine, placedParts } from '@/lib/server/og/visual-order';
import { Mark } from './mark';

const SIDE = 88;
const LINE_WIDTH = CARD_IMAGE_SIZE.width - 2 * SIDE;

interface CardImageProps {
  text: ShareImageText;
  families: { 400: string; 700: string };
}

/**
 * An article's social card. The renderer knows flex boxes and inline styles only, and breaks lines anywhere: each word is
 * a box.
 */
export function CardImage({ text, families }: CardImageProps) {
  const { siteName, title, titleSize, nickname, date, tags } = text;
  const { parts, fromRight } = placedParts(title, Math.floor(LINE_WIDTH / titleSize));
  const accent = designToken('color-accent');
  const soft = designToken('color-accent-soft');
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: `72px ${SIDE}px 70px`,
        background: designToken('color-bg'),
        color: designToken('color-text'),
        fontFamily: families[400],
      }}
    >
      <div style={{ position: 'absolute', right: -40, top: -50, display: 'flex' }}>
        <Mark size={360} ground="none" stroke={soft} dot={designToken('color-warm')} />
      </div>
      <div style={{ position: 'absolute', left: 0, bottom: 0, width: '100%', height: 12, background: accent }} />
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 34, fontFamily: families[700], fontWeight: 700 }}>
        <Mark size={60} ground={accent} stroke={designToken('color-on-accent')} />
        <div style={{ display: 'flex', marginLeft: 20 }}>{siteName}</div>
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: fromRight ? 'row-reverse' : 'row',
          flexWrap: 'wrap',
          fontFamily: families[700],
          fontSize: titleSize,
          fontWeight: 700,
          lineHeight: 1.32,
        }}
      >
        {parts.map((part, index) => (
          <div
            key={index}
            style={{
              display: 'flex',
              [fromRight ? 'marginLeft' : 'marginRight']: /^\s|\s$/.test(part) ? titleSize / 4 : 0,
            }}
          >
            {part.trim()}
          </div>
        ))}
      </div>
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', fontSize: 28 }}>
        <div style={{ display: 'flex' }}>
          {inOneVisualLine(nickname)}
          <div style={{ display: 'flex', marginLeft: nickname ? 24 : 0, color: designToken('color-text-tertiary') }}>
            {date}
          </div>
        </div>
        <div style={{ display: 'flex' }}>
          {tags.map((tag) => (
            <div
              key={tag}
              style={{
                display: 'flex',
                marginLeft: 14,
                padding: '8px 22px',
                borderRadius: 99,
                background: soft,
                color: accent,
                fontSize: 25,
              }}
            >
              {inOneVisualLine(tag)}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
