import type { ReactNode } from 'react';

/** The surface of a page's content. CSS modules compose its global class. */
export const Card = ({ children }: { children: ReactNode }) => <div className="card">{children}</div>;
