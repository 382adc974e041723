'use client';

import { useState } from 'react';

/** Pictures that failed in this browser: a row that is rendered again asks for none of them twice. */
const brokenPictures = new Set<string>();

/** Whether a picture cannot be shown, and what its element takes to find out. */
export function useBrokenPicture(src: string) {
  const [broken, setBroken] = useState(() => brokenPictures.has(src));
  const handleBroken = () => {
    brokenPictures.add(src);
    setBroken(true);
  };
  const pictureProps = {
    // One that broke before hydration fired its error event too early: it is detected here.
    ref: (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) handleBroken();
    },
    onError: handleBroken,
  };
  return { broken, pictureProps };
}
