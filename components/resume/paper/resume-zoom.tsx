'use client';

import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import styles from './resume-zoom.module.css';

const PAPER_WIDTH = 794;

interface ZoomStyle extends CSSProperties {
  '--zoom': number;
}

export function ResumeZoom({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setZoom(Math.min(1, element.clientWidth / PAPER_WIDTH)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const style: ZoomStyle = { '--zoom': zoom };
  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.paper} style={style}>
        {children}
      </div>
    </div>
  );
}
