'use client';

import { useEffect, useRef, useState } from 'react';

type Message = 'opened' | 'here' | 'closed' | 'saved';
const MESSAGES: readonly unknown[] = ['opened', 'here', 'closed', 'saved'] satisfies Message[];
const isMessage = (data: unknown): data is Message => MESSAGES.includes(data);

/**
 * Whether the same resume is open in another tab of this browser, or was saved there since it was opened here.
 * @param resumeId null for a new resume, which is none of another tab's
 */
export function useResumeTabs(resumeId: string | null) {
  const channel = useRef<BroadcastChannel | null>(null);
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    if (resumeId === null) return;
    const opened = new BroadcastChannel(`resume:${resumeId}`);
    channel.current = opened;
    const send = (message: Message) => opened.postMessage(message);
    opened.onmessage = ({ data }) => {
      if (!isMessage(data)) return;
      if (data === 'saved') setSaved(true);
      setOpen(data !== 'closed');
      if (data === 'opened') send('here');
      // There may be a third one.
      if (data === 'closed') send('opened');
    };
    send('opened');
    const handleHide = () => send('closed');
    window.addEventListener('pagehide', handleHide);
    return () => {
      window.removeEventListener('pagehide', handleHide);
      handleHide();
      opened.close();
      channel.current = null;
    };
  }, [resumeId]);
  const sendSaved = () => channel.current?.postMessage('saved' satisfies Message);
  return { open, saved, sendSaved };
}
