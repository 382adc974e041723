'use client';

import { useEffect, useState } from 'react';
import { useSession } from '@/hooks/session/use-session';
import { tabBus } from '@/lib/browser/tabs';

interface ResumeMessage {
  kind: 'resume';
  resumeId: string;
  state: 'opened' | 'stillOpen' | 'closed' | 'saved';
}

/** Whether another tab has the resume open, or saved it since. @param resumeId null for a new resume */
export function useResumeTabs(resumeId: string | null) {
  const userId = useSession().user?.id;
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState(false);

  useEffect(() => {
    if (resumeId === null || userId === undefined) return;
    const tabs = tabBus<ResumeMessage>(userId);
    const post = (state: ResumeMessage['state']) => tabs.post({ kind: 'resume', resumeId, state });
    const stopHearing = tabs.on('resume', ({ resumeId: id, state }) => {
      if (id !== resumeId) return;
      if (state === 'saved') setSaved(true);
      setOpen(state !== 'closed');
      if (state === 'opened') post('stillOpen');
      // There may be a third tab.
      if (state === 'closed') post('opened');
    });
    post('opened');
    const handleHide = () => post('closed');
    /** Back from the bfcache, where it heard nothing: the others answer. */
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setOpen(false);
      post('opened');
    };
    window.addEventListener('pagehide', handleHide);
    window.addEventListener('pageshow', handleShow);
    return () => {
      window.removeEventListener('pagehide', handleHide);
      window.removeEventListener('pageshow', handleShow);
      handleHide();
      stopHearing();
    };
  }, [resumeId, userId]);

  const postSaved = () => {
    if (resumeId === null || userId === undefined) return;
    tabBus<ResumeMessage>(userId).post({ kind: 'resume', resumeId, state: 'saved' });
  };
  return { open, saved, postSaved };
}
