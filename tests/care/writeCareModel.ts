import { writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { CareModel, CareWeights } from '../../data/language/care.ts';
import { trainingMessages } from './careCorpus.ts';
import { leastScores, marginOf, trainCare } from './trainCare.ts';

/** Learns, writes `data/language/careModel.ts`, and says how it judged messages that it had not learned from. */
export function writeCareModel(print: (line: string) => void): void {
  const { model, judged } = trainCare(trainingMessages());
  writeFileSync(path.join('data', 'language', 'careModel.ts'), sourceOf(model));
  const least = leastScores(judged);
  const share = (of: (message: (typeof judged)[number]['message']) => boolean) => {
    const some = judged.filter(({ message }) => of(message));
    const alarms = some.filter((one) => marginOf(one, least) >= 0).length;
    return `${((100 * alarms) / some.length).toFixed(1)} %`;
  };
  print(`recognized: ${share(({ care, from }) => care !== null && from === 'alike')}`);
  print(`recognized, plain: ${share(({ care, from }) => care !== null && from === 'composed')}`);
  print(`recognized, situations: ${share(({ care, from }) => care !== null && from === 'situation')}`);
  print(`false alarms, situations: ${share(({ care, from }) => care === null && from === 'situation')}`);
  print(`recognized, in stories: ${share(({ care, from }) => care !== null && from === 'story')}`);
  print(`false alarms, stories: ${share(({ care, from }) => care === null && from === 'story')}`);
  print(`false alarms, messages alike: ${share(({ care, from }) => care === null && from === 'alike')}`);
  print(`false alarms, conversations: ${share(({ from }) => from === 'conversation')}`);
  print(`false alarms, questions: ${share(({ from }) => from === 'question')}`);
  print(`false alarms, random words: ${share(({ from }) => from === 'random')}`);
  print(`${gzipSync(JSON.stringify(model)).length} bytes of gzip`);
}

/** The source as the formatter would print it. */
const sourceOf = ({ learnedFrom, need, least, leastLong, hintBy, sureBy, kinds, start }: CareModel): string =>
  [
    "import type { CareModel } from './care.ts';",
    '',
    '/** Written by `npm run care:train`; never by hand. */',
    'export const careModel: CareModel = {',
    `  learnedFrom: ${learnedFrom},`,
    ...weightLines('need', need),
    `  least: ${least},`,
    `  leastLong: ${leastLong},`,
    `  hintBy: ${hintBy},`,
    `  sureBy: ${sureBy},`,
    ...weightLines('kinds', kinds),
    '  start: {',
    ...Object.entries(start).map(([kind, score]) => `    ${kind}: ${score},`),
    '  },',
    '};',
    '',
  ].join('\n');

const weightLines = (name: string, weights: CareWeights) => [
  `  ${name}: {`,
  ...Object.entries(weights).map(([weight, buckets]) => `    '${weight}': '${buckets}',`),
  '  },',
];
