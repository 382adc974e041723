'use client';

import { useState } from 'react';
import { DesktopNoticeChoice } from '@/components/notification/desktop-notice-choice';
import { ErrorState } from '@/components/ui/state/error-state';
import { Skeleton } from '@/components/ui/state/skeleton';
import { useUpdateImRestrict } from './use-update-im-restrict';
import { useSession } from '@/hooks/session/use-session';
import { IM_RESTRICTS, type ImRestrict } from '@/lib/domain/profile/im-restricts';
import type { SessionUser } from '@/lib/domain/session/schema';
import controls from '@/styles/controls.module.css';
import styles from './message-settings.module.css';

export function MessageSettings() {
  const { user, failed, isFetching, refetch } = useSession();
  return (
    <>
      {user && <ImRestrictChoices user={user} />}
      {user && (
        <div className={styles.notices}>
          <DesktopNoticeChoice />
        </div>
      )}
      {failed && <ErrorState onRetry={() => void refetch()} pending={isFetching} />}
      {!user && !failed && (
        <div className={styles.choices} role="status" aria-label="正在加载消息设置">
          <Skeleton width={160} height={21} />
          {IM_RESTRICTS.map(({ value }) => (
            <Skeleton key={value} height={70} />
          ))}
        </div>
      )}
    </>
  );
}

/** Saved at once: shown while pending, rolled back on failure. */
function ImRestrictChoices({ user }: { user: SessionUser }) {
  const { run, pending } = useUpdateImRestrict();
  const [wanted, setWanted] = useState<ImRestrict>();
  const chosen = pending && wanted ? wanted : user.imRestrict;
  return (
    <fieldset className={styles.choices} aria-busy={pending || undefined}>
      <legend>谁可以给我发私信</legend>
      {IM_RESTRICTS.map(({ value, label, hint }) => (
        <label key={value} className={styles.choice} data-chosen={chosen === value || undefined}>
          <input
            className={controls.checkbox}
            type="radio"
            name="imRestrict"
            value={value}
            checked={chosen === value}
            aria-describedby={`im-restrict-${value}`}
            aria-label={label}
            onChange={() => {
              if (pending) return;
              setWanted(value);
              run(value);
            }}
          />
          <span>
            <strong>{label}</strong>
            <small id={`im-restrict-${value}`}>{hint}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
