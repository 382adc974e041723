'use client';

import { useEffect } from 'react';
import { forgetPlaceAt } from '@/lib/domain/question/practice-store';

/** Resets a category whose place led to this missing question. */
export function ForgetMissingPlace() {
  useEffect(() => forgetPlaceAt(location.pathname + location.search), []);
  return null;
}
