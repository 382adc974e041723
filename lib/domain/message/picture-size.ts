const IMAGE_MAX_WIDTH = 280;
const IMAGE_MAX_HEIGHT = 360;

export function shownSize({ width, height }: { width: number; height: number }) {
  if (!(width > 0) || !(height > 0)) return undefined;
  const scale = Math.min(1, IMAGE_MAX_WIDTH / width, IMAGE_MAX_HEIGHT / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
