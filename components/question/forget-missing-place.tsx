'use client';

import { useEffect } from 'react';
import { forgetPlaceAt } from '@/lib/domain/question/practice-store';

export function ForgetMissingPlace() {
  useEffect(() => forgetPlaceAt(location.pathname + location.search), []);
  return null;
}
