import 'client-only';
import { personalValue } from '@/lib/browser/personal-storage';
import { checkedBy } from '@/lib/browser/storage';

export const LISTEN_RATES = [0.75, 1, 1.25, 1.5, 2] as const;
type ListenRate = (typeof LISTEN_RATES)[number];

const isRate = (value: unknown): value is ListenRate => LISTEN_RATES.some((rate) => rate === value);

export const listenRate = personalValue({ key: 'LISTEN_RATE', schema: checkedBy(isRate) });

export const currentRate = (): ListenRate => listenRate.get() ?? 1;
