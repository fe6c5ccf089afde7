import type { FactIconName } from '../../data/model/deals/factLines.ts';
import { LineDrawing } from './Icon.tsx';

/** Apart from the other icons, so that islands that show no facts do not load them. */
const shapes: Readonly<Record<FactIconName, string>> = {
  'price-for': 'M4 7h16v3.2a2 2 0 0 0 0 3.6V17H4v-3.2a2 2 0 0 0 0-3.6Z',
  audience:
    'M9 11a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 9 11Zm-5.5 8.5a5.5 5.5 0 0 1 11 0M15.5 4.8a3.2 3.2 0 0 1 0 6m2 3.4a5.5 5.5 0 0 1 3 5.3',
  ages: 'M4 19.5h16m-14 0v-7h12v7M12 12.5V9m0-3.5v.01',
  duration: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 4v4.5l3 2',
  booking:
    'M6 6h12a1.5 1.5 0 0 1 1.5 1.5v10A1.5 1.5 0 0 1 18 19H6a1.5 1.5 0 0 1-1.5-1.5v-10A1.5 1.5 0 0 1 6 6Zm2.5-2.5v4m7-4v4M9 13l2.2 2.2 4-4',
  fulfillment: 'M6 8.5h12l1 11H5ZM9 11V7.5a3 3 0 0 1 6 0V11',
  outdoors:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-4.5v1m0 15v1M3.5 12h1m15 0h1M6 6l.7.7m10.6 10.6.7.7M18 6l-.7.7M6.7 17.3 6 18',
  indoors: 'm4 11 8-6.5 8 6.5M6.5 9.5v10h11v-10',
  weather: 'M12 4v1.5m0 0a8 8 0 0 0-8 8h16a8 8 0 0 0-8-8Zm0 8V18a2 2 0 0 1-4 0',
  effort: 'M4 12.5h4l2.5-6 3.5 11 2.5-5H20',
  diet: 'M5 19.5C4.5 9.5 11 5 19.5 5c0 9-4.5 13.5-11.5 12M5 19.5c1.5-4.5 4-7 8-8.5',
  access: 'M10.5 4.5v.01m0 4v6h5l2.5 5m-7.5-8.5h4.5m-7 1a4.7 4.7 0 1 0 6 6',
  pets: 'M12 12.5c-2.5 0-4.5 2.7-4.5 4.6 0 3 2.8 1.9 4.5 1.9s4.5 1.1 4.5-1.9c0-1.9-2-4.6-4.5-4.6ZM5.5 11v.5m4-5V7m5-.5V7m4 4v.5',
  parking:
    'M6 4.5h12A1.5 1.5 0 0 1 19.5 6v12a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V6A1.5 1.5 0 0 1 6 4.5Zm4 12v-8h2.5a2.3 2.3 0 0 1 0 4.6H10',
  transit:
    'M7 4.5h10A1.5 1.5 0 0 1 18.5 6v10.5h-13V6A1.5 1.5 0 0 1 7 4.5Zm-1.5 7h13M8.5 14v.01m7-.01v.01M8 16.5v3m8-3v3',
  languages:
    'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v8a1.5 1.5 0 0 1-1.5 1.5H12l-4.5 4v-4h-2A1.5 1.5 0 0 1 4 14.5v-8A1.5 1.5 0 0 1 5.5 5Zm3 4h7m-7 3.5h4',
  bring: 'M6 19.5V12a6 6 0 0 1 12 0v7.5ZM9.5 6.5V5a2.5 2.5 0 0 1 5 0v1.5M9 19.5v-4h6v4',
};

/** The drawing of a fact of a deal. */
export function FactIcon({ name }: { readonly name: FactIconName }) {
  return <LineDrawing path={shapes[name]} />;
}
