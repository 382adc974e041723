import { useEffect, useEffectEvent } from 'react';
import { BoxImage } from '@/components/comment/box-image';
import type { ChosenImage, useMessageImages } from './use-message-images';
import { useImageUpload } from '@/hooks/upload/use-image-upload';
import recipes from '@/styles/recipes.module.css';
import styles from './message-box.module.css';

const NO_UPLOAD = { progress: null, error: '', again: null, cancel: () => {} };

export function MessageImages({ images }: { images: ReturnType<typeof useMessageImages> }) {
  const { chosen, uploaded, setSize, remove } = images;
  if (chosen.length + uploaded.length === 0) return null;
  return (
    <div className={styles.images}>
      {uploaded.map(({ order, src }) => (
        <BoxImage
          key={order}
          address={src}
          upload={NO_UPLOAD}
          disabled={false}
          onRemove={() => remove(order)}
          onSize={(width, height) => setSize(order, width, height)}
        />
      ))}
      {chosen.map((image) => (
        <Upload key={image.order} image={image} images={images} />
      ))}
    </div>
  );
}

function Upload({ image, images }: { image: ChosenImage; images: ReturnType<typeof useMessageImages> }) {
  const { order, file } = image;
  const upload = useImageUpload({ onDone: (src) => images.keep(order, src) });
  const start = useEffectEvent(() => upload.upload(file));
  useEffect(() => start(), []);
  const isPending = upload.pending || upload.error === '';
  const tell = useEffectEvent((pending: boolean) => images.setPending(order, pending));
  useEffect(() => tell(isPending), [isPending]);
  const dismiss = () => {
    upload.cancel();
    images.remove(order);
  };
  return (
    <div className={styles.upload} role="group" aria-label={file.name}>
      <span className={recipes.truncate}>{file.name}</span>
      <BoxImage
        address=""
        upload={{ ...upload, cancel: dismiss }}
        disabled={false}
        onRemove={dismiss}
        onDismiss={dismiss}
      />
    </div>
  );
}
