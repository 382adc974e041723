import 'client-only';
import { canvasBlob, canvasOf } from './canvas';

export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Crop {
  src: string;
  area: CropArea;
  maxWidth: number;
}

/** Crops an area, as a JPEG on white. @throws when the picture cannot be read or drawn */
export async function cropImage({ src, area, maxWidth }: Crop): Promise<Blob> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const scale = Math.min(1, maxWidth / area.width);
  const { canvas, context } = canvasOf({ width: area.width * scale, height: area.height * scale, background: 'white' });
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  return canvasBlob(canvas, 'image/jpeg', 0.92);
}
