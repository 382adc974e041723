import 'client-only';
import { canvasBlob, canvasOf } from './canvas';

export interface ScaleOptions {
  maxSide: number;
  /** Browsers that cannot write a format write PNG. */
  type: string;
}

const QUALITY = 0.85;

/** Draws a picture upright, its longest side at most `maxSide`. @throws when it cannot be read or drawn */
export async function scaleImage(picture: Blob, { maxSide, type }: ScaleOptions): Promise<Blob> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  try {
    const { width, height } = bitmap;
    const scale = Math.min(1, maxSide / Math.max(width, height));
    const background = type === 'image/jpeg' ? 'white' : undefined;
    const { canvas, context } = canvasOf({ width: width * scale, height: height * scale, background });
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await canvasBlob(canvas, type, QUALITY);
  } finally {
    bitmap.close();
  }
}
