'use client';

import { useState } from 'react';

/** Failed pictures, so that a re-mounted row does not request them again. */
const brokenPictures = new Set<string>();

export function useBrokenPicture(src: string) {
  const [brokenSrc, setBrokenSrc] = useState(() => (brokenPictures.has(src) ? src : undefined));
  const handleBroken = () => {
    brokenPictures.add(src);
    setBrokenSrc(src);
  };
  const pictureProps = {
    // Detects pictures that failed before hydration.
    ref: (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) handleBroken();
    },
    onError: handleBroken,
  };
  return { broken: brokenSrc === src, pictureProps };
}
