import { Fragment } from 'react';
import { SingleKeysSwitch } from '@/components/question/single-keys-switch';
import { Dialog } from '@/components/ui/layer/dialog';
import { keyLabel } from '@/lib/browser/key-label';
import { SHORTCUTS } from '@/lib/config/shortcuts';
import recipes from '@/styles/recipes.module.css';
import styles from './shortcuts-dialog.module.css';

const WIDTH = 720;
const BETWEEN = { then: '然后', or: '或', with: '+' };

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="键盘快捷键" width={WIDTH} onClose={onClose}>
      <div className={styles.groups}>
        {SHORTCUTS.map(({ heading, shortcuts }) => (
          <section key={heading} aria-label={heading}>
            <h3 className={recipes.eyebrow}>{heading}</h3>
            <dl>
              {shortcuts.map(({ label, keys, how = 'with' }) => (
                <div key={label} className={styles.row}>
                  <dt>{label}</dt>
                  <dd>
                    {keys.map((key, index) => (
                      <Fragment key={key}>
                        {index > 0 && <span className={styles.between}>{BETWEEN[how]}</span>}
                        <kbd className={styles.key}>{keyLabel(key)}</kbd>
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <SingleKeysSwitch />
    </Dialog>
  );
}
