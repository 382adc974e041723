import 'client-only';

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
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(area.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large'))), 'image/jpeg', 0.92);
  });
}
