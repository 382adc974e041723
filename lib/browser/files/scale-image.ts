import 'client-only';
import { canvasBlob, canvasOf } from './canvas';

export interface ScaleOptions {
  maxSide: number;
  /** Browsers that cannot write a format write PNG. */
  type: string;
  /** A share of 1, at which browsers that can write WebP without loss do so. */
  quality: number;
}

/** Draws a picture upright, its longest side at most `maxSide`. @throws when it cannot be read or drawn */
export async function scaleImage(picture: Blob, { maxSide, type, quality }: ScaleOptions): Promise<Blob> {
  const image = new Image();
  image.src = URL.createObjectURL(picture);
  try {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = Math.min(1, maxSide / Math.max(width, height));
    const background = type === 'image/jpeg' ? 'white' : undefined;
    const { canvas, context } = canvasOf({ width: width * scale, height: height * scale, background });
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await canvasBlob(canvas, type, quality);
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
