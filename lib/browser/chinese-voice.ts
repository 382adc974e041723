import 'client-only';

const isChinese = ({ lang }: SpeechSynthesisVoice) => /^(?:zh|cmn)\b/i.test(lang);

/** The voice that reads Chinese, those of the mainland and of this device first; undefined where there is none. */
export function chineseVoice(): SpeechSynthesisVoice | undefined {
  if (typeof speechSynthesis === 'undefined') return undefined;
  const merit = ({ lang, localService, default: isDefault }: SpeechSynthesisVoice) =>
    (/^(?:zh|cmn)[-_](?:hans[-_])?cn\b/i.test(lang) ? 4 : 0) + (localService ? 2 : 0) + (isDefault ? 1 : 0);
  return speechSynthesis
    .getVoices()
    .filter(isChinese)
    .toSorted((one, other) => merit(other) - merit(one))[0];
}

/** Browsers tell their voices late. @returns unsubscribe */
export function followVoices(listener: () => void): () => void {
  if (typeof speechSynthesis === 'undefined') return () => {};
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
}
