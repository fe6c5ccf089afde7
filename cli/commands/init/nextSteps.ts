import type { CityAnswers } from './answers.ts';

/** What `init` says in the end: what it wrote, what to run, and what to replace. `label` is the folder as typed. */
export function nextSteps(label: string, answers: CityAnswers, files: number): string {
  const { city, coordinates, neighborhoods, timeZone, currency } = answers;
  const unplaced = neighborhoods.filter((neighborhood) => neighborhood.coordinates === null);
  const steps = [
    ...(label === '.' ? [] : [`cd ${/^[\w./-]+$/.test(label) ? label : JSON.stringify(label)}`]),
    'npm install',
    'npm start',
  ];
  const missing = [
    ...(coordinates === null ? ['the city’s'] : []),
    ...(unplaced.length > 0 ? [`those of ${unplaced.map(({ name }) => name).join(', ')}`] : []),
  ];
  return [
    `Made ${city} Deals in ${label}: ${files} files, in the zone ${timeZone}, with prices in ${currency}.`,
    '',
    'Next:',
    ...steps.map((step) => `  ${step}`),
    '',
    'The site is then at http://localhost:3000 and follows every save. Still to replace:',
    '  data/content/site.json     the address of the site and of its mail',
    '  data/content/deals         three sample deals',
    '  data/content/pages         drafts of the privacy policy and the terms',
    ...(missing.length > 0
      ? [
          `  coordinates                ${missing.join(', and ')}, for distances: a map shows them at a right click`,
        ]
      : []),
    'README.md says how to go on and how to publish.',
  ].join('\n');
}
