import type { SpotMap } from '../../../data/model/pages/guide.ts';

type Kind = SpotMap['lines'][number]['kind'];

const looks = {
  road: { stroke: 'var(--surface)', strokeWidth: 5 },
  water: { stroke: 'light-dark(#9fcde8, #2f6586)', strokeWidth: 9 },
  rail: { stroke: 'light-dark(#1387b4, #7bc4e9)', strokeWidth: 3.5, strokeDasharray: '0.1 7' },
} as const satisfies Record<Kind, object>;

/** A line of a map, or of its legend. */
export function MapLine({ kind, d }: { readonly kind: Kind; readonly d: string }) {
  return <path d={d} fill="none" strokeLinecap="round" strokeLinejoin="round" {...looks[kind]} />;
}
