import 'client-only';

interface CanvasOptions {
  width: number;
  height: number;
  /** Formats without transparency need a background. */
  background?: string | undefined;
}

/** @throws where the browser has no canvas */
export function canvasOf({ width, height, background }: CanvasOptions) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on');
  if (background !== undefined) {
    context.fillStyle = background;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return { canvas, context };
}

export const canvasBlob = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large'))), type, quality);
  });
