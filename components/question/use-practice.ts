'use client';

import { useStored } from '@/hooks/ui/use-stored';
import { practice } from '@/lib/domain/question/practice-store';
import { NO_PRACTICE, type Practice } from '@/lib/domain/question/practice';

export const usePractice = (): Practice => useStored(practice) ?? NO_PRACTICE;
