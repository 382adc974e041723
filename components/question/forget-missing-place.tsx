'use client';

import { useEffect } from 'react';
import { forgetPlaceAt } from '@/lib/domain/question/practice-store';

/** On the 404 page: a category that was left at this address, whose question is gone, begins anew. */
export function ForgetMissingPlace() {
  useEffect(() => forgetPlaceAt(location.pathname + location.search), []);
  return null;
}
