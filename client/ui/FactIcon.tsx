import type { FactIconName } from '../../data/model/deals/factLines.ts';
import { LineDrawing } from './Icon.tsx';

/** Apart from the other icons, so that islands that show no facts do not load them. */
export const factIconShapes: Readonly<Record<FactIconName, string>> = {
  'price-for': 'M4 7h16v3.2a2 2 0 0 0 0 3.6V17H4v-3.2a2 2 0 0 0 0-3.6Z',
  audience:
    'M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM3.5 19.5a5.5 5.5 0 0 1 11 0M15.5 5a3 3 0 0 1 0 6m2 3a5.5 5.5 0 0 1 3 5.5',
  ages: 'M4 19.5h16m-14 0v-7h12v7M12 12V9m0-4v0',
  groups:
    'M12 6a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm-5 13a5 5 0 0 1 10 0M5 8a2 2 0 0 0 0 4m-2.5 4a4 4 0 0 1 2-2M19 8a2 2 0 0 1 0 4m2.5 4a4 4 0 0 0-2-2',
  duration: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 4v4.5l3 2',
  booking: 'M4.5 6h15v13h-15Zm4-2.5V7m7-3.5V7M9 13l2 2 4-4',
  fulfillment: 'M6 8.5h12l1 11H5ZM9 11V7.5a3 3 0 0 1 6 0V11',
  outdoors: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-5v1m0 16v1M3 12h1m16 0h1M6 6v0m12 0v0M6 18v0m12 0v0',
  indoors: 'm4 11 8-6.5 8 6.5M6.5 9.5v10h11v-10',
  weather: 'M12 4v1.5a8 8 0 0 0-8 8h16a8 8 0 0 0-8-8m0 8V18a2 2 0 0 1-4 0',
  effort: 'M4 12h4l2-6 4 12 2-6h4',
  diet: 'M5 20C4 10 11 5 20 5c0 9-5 14-12 12m-3 3c1-5 4-8 8-9',
  access: 'M10.5 4.5v0m0 4v6h5l2.5 5M10.5 11H15m-7 1a4.7 4.7 0 1 0 6 6',
  pets: 'M12 12c-3 0-5 3-5 5 0 3 3 2 5 2s5 1 5-2c0-2-2-5-5-5ZM5 11v.5M9.5 6v1m5-1v1m4.5 4v.5',
  parking: 'M4.5 4.5h15v15h-15ZM10 16V8h2.5a2 2 0 0 1 0 5H10',
  transit: 'M5.5 4.5h13v12h-13Zm0 7h13M9 14v0m6 0v0m-7 3v3m8-3v3',
  languages: 'M4 5h16v11h-8l-4 4v-4H4Zm4 4h8m-8 3h4',
  bring: 'M6 19.5V12a6 6 0 0 1 12 0v7.5Zm3.5-13V5a2.5 2.5 0 0 1 5 0v1.5M9 19v-4h6v4',
};

/** The drawing of a fact of a deal. */
export function FactIcon({ name }: { readonly name: FactIconName }) {
  return <LineDrawing path={factIconShapes[name]} />;
}
