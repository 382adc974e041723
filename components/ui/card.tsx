import type { ReactNode } from 'react';

/** The surface that a page's content lies on. CSS modules compose its global class. */
export const Card = ({ children }: { children: ReactNode }) => <div className="card">{children}</div>;
