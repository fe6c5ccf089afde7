import type { ReactNode } from 'react';
import { margin } from './setting.ts';

/** The whole image on a background of one color. */
export function Ground({ color, children }: { readonly color: string; readonly children: ReactNode }) {
  return (
    <div
      style={{ display: 'flex', width: '100%', height: '100%', overflow: 'hidden', backgroundColor: color }}
    >
      {children}
    </div>
  );
}

/** The text on the left: `foot` at the bottom, the rest at the top. */
export function Column(props: {
  readonly width: number;
  readonly top: number;
  readonly gap: number;
  readonly children: ReactNode;
  readonly foot: ReactNode;
}) {
  const { width, top, gap, children, foot } = props;
  const column = { display: 'flex', flexDirection: 'column' } as const;
  const place = { position: 'absolute', left: margin, top, bottom: 44, width } as const;
  return (
    <div style={{ ...column, justifyContent: 'space-between', ...place }}>
      <div style={{ ...column, alignItems: 'flex-start', gap }}>{children}</div>
      <div style={column}>{foot}</div>
    </div>
  );
}

/** A short text on a pill. */
export function Tag({ color, children }: { readonly color: string; readonly children: ReactNode }) {
  return (
    <div style={{ display: 'flex', padding: '6px 22px', borderRadius: 99, backgroundColor: color }}>
      {children}
    </div>
  );
}
