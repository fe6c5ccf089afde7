import { type MapPoint, mapPoints } from '../../client/islands/dealMap/mapPoints.ts';
import type { MapData } from '../../data/model/mapData.ts';
import { sampleDealData, sampleRecord } from './dealData.ts';

/** A map on which a degree is 100 units; its upper left corner is at 36° N, 81° W. */
export const sampleMap: MapData = {
  href: '/assets/city-map-0.svg',
  attribution: 'Drawn by hand',
  width: 100,
  height: 100,
  corner: { lat: 36, lon: -81 },
  perDegree: { lat: 100, lon: 100 },
  places: [],
};

/** At two places, of which the first is that of `soupOnMap`. */
export const chainOnMap = sampleRecord('chain', {
  neighborhoods: ['harbor', 'old-town'],
  at: [
    [35.5, -80.5, 0],
    [35.9, -80.1, 1],
  ],
});

const soupOnMap = sampleRecord('soup', { neighborhoods: ['harbor'], at: [[35.5, -80.5]] });
const anywhere = sampleRecord('anywhere', { neighborhoods: [] });

/** The places of a deal, of a chain, and of a deal without any: (50, 50) twice, and (90, 10). */
export const samplePoints: MapPoint[] = mapPoints(
  [soupOnMap, chainOnMap, anywhere],
  [],
  sampleMap,
  sampleDealData(),
);
