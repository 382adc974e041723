'use client';

import { Button } from './button';

/** Opens the browser's print dialog. */
export function PrintButton() {
  return (
    <Button variant="primary" onClick={() => window.print()}>
      打印
    </Button>
  );
}
