import { CARD_IMAGE_SIZE } from '@/lib/config/card-image';
import { designToken } from '@/lib/server/design-tokens';
import type { SocialCard } from './card';
import type { CardText } from './card-text';
import { Mark } from './mark';
import { inOneVisualLine, placedParts } from './visual-order';

const SIDE = 88;
const LINE_WIDTH = CARD_IMAGE_SIZE.width - 2 * SIDE;
const LINE_HEIGHT = 1.32;
const TITLE_HEIGHT = 350;
const PICTURE_SIZE = 320;
const PICTURE_GAP = 56;
const PICTURE_RADIUS = { round: PICTURE_SIZE / 2, square: 24 };

interface CardImageProps {
  text: CardText;
  families: { 400: string; 700: string };
  picture?: { bytes: ArrayBuffer; shape: NonNullable<SocialCard['picture']>['shape'] } | undefined;
}

/** The renderer knows flex boxes and inline styles only, and breaks lines anywhere: each word is a box. */
export function CardImage({ text, families, picture }: CardImageProps) {
  const { siteName, title, titleSize, name, note, tags } = text;
  const lineWidth = LINE_WIDTH - (picture ? PICTURE_SIZE + PICTURE_GAP : 0);
  const { parts, fromRight } = placedParts(title, Math.floor(lineWidth / titleSize));
  // The renderer takes bytes, too, which the types of HTML do not know.
  const source: Record<string, unknown> = { src: picture?.bytes };
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
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <div
          style={{
            display: 'flex',
            flexDirection: fromRight ? 'row-reverse' : 'row',
            flexWrap: 'wrap',
            width: lineWidth,
            fontFamily: families[700],
            fontSize: titleSize,
            fontWeight: 700,
            lineHeight: LINE_HEIGHT,
            // Wide letters take more lines than there is room for.
            maxHeight: Math.floor(TITLE_HEIGHT / (titleSize * LINE_HEIGHT)) * titleSize * LINE_HEIGHT,
            overflow: 'hidden',
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
        {picture && (
          <img
            {...source}
            alt=""
            width={PICTURE_SIZE}
            height={PICTURE_SIZE}
            style={{ objectFit: 'cover', borderRadius: PICTURE_RADIUS[picture.shape] }}
          />
        )}
      </div>
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', fontSize: 28 }}>
        <div style={{ display: 'flex' }}>
          {inOneVisualLine(name)}
          <div style={{ display: 'flex', marginLeft: name ? 24 : 0, color: designToken('color-text-tertiary') }}>
            {inOneVisualLine(note)}
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
