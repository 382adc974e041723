import 'client-only';
import { chineseVoice } from './chinese-voice';

export interface SpeakerState {
  status: 'playing' | 'paused' | 'ended';
  /** Index of the sentence. */
  at: number;
}

interface SpeakerOptions {
  sentences: readonly { words: string }[];
  rate: () => number;
  onChange: (state: SpeakerState) => void;
  onFail: () => void;
}

const OUR_OWN = ['canceled', 'interrupted'];

/** A pause ends the utterance, and going on says its sentence again: browsers disagree on `speechSynthesis.pause`. */
export function createSpeaker({ sentences, rate, onChange, onFail }: SpeakerOptions) {
  let run = 0;
  let at = 0;
  let playing = false;
  /** Chrome forgets an utterance that nothing holds, and its end is never told. */
  let held: SpeechSynthesisUtterance | undefined;

  const hush = () => {
    run += 1;
    held = undefined;
    speechSynthesis.cancel();
  };
  const rest = (status: 'paused' | 'ended') => {
    playing = false;
    hush();
    onChange({ status, at });
  };
  const say = (index: number) => {
    hush();
    const sentence = sentences[index];
    if (!sentence) return rest('ended');
    at = index;
    playing = true;
    const current = run;
    const utterance = new SpeechSynthesisUtterance(sentence.words);
    const voice = chineseVoice();
    if (voice) utterance.voice = voice;
    utterance.lang = voice?.lang ?? 'zh-CN';
    utterance.rate = rate();
    utterance.onend = () => current === run && say(index + 1);
    utterance.onerror = ({ error }) => {
      if (current !== run || OUR_OWN.includes(error)) return;
      rest('paused');
      onFail();
    };
    held = utterance;
    onChange({ status: 'playing', at });
    speechSynthesis.speak(held);
  };
  const goTo = (index: number) => {
    const wanted = Math.min(Math.max(0, index), sentences.length - 1);
    if (playing) return say(wanted);
    at = wanted;
    onChange({ status: 'paused', at });
  };
  return {
    play: (from = at) => say(from),
    pause: () => rest('paused'),
    step: (by: number) => goTo(at + by),
    /** Says the sentence again, with the rate as it is now. */
    again: () => playing && say(at),
    stop: () => {
      playing = false;
      hush();
    },
  };
}
export type Speaker = ReturnType<typeof createSpeaker>;
