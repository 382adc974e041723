'use client';

import { Button } from './button';

export function PrintButton() {
  return (
    <Button variant="primary" onClick={() => window.print()}>
      打印
    </Button>
  );
}
