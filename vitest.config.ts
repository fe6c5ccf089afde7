import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { isFullRun } from './tests/support/fullRun.ts';

/** Variations of journeys that other tests make too: other cities, servers, sizes and returns to a chat. */
const onlyInFullRuns = [
  'chat-block-memory',
  'chat-block-turns',
  'chat-panel-loading',
  'chat-panel-navigation',
  'dev',
  'hosted-assistants',
  'hosted-conversations',
  'hosted-proxy',
  'hosted-streams',
  'largeCatalogue',
  'look',
  'secondCity',
].map((name) => `tests/browser/${name}.test.ts`);

export default defineConfig({
  // As the program is bundled: React's development build renders pages several times slower.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    env: { NODE_ENV: 'production' },
    globalSetup: ['tests/support/temporarySetup.ts', 'tests/support/bundleSetup.ts'],
    setupFiles: ['tests/support/propertySeed.ts'],
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Processes: the picture library crashes when two threads of one decode damaged pictures at once. The program has one such thread.
    pool: 'forks',
    // No test changes what another one sees: workers keep the modules that they have loaded.
    isolate: false,
    // Many tests are bound by the CPU, and the machine may be busy with other things.
    testTimeout: isFullRun ? 1_200_000 : 240_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 240_000,
    // One project after the other, the one with the longest files first.
    projects: [
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          exclude: isFullRun ? [] : onlyInFullRuns,
          globalSetup: ['tests/support/browserSetup.ts'],
          // A busy machine can be late once; the report says which tests passed the second time only.
          retry: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/{unit,boundaries}/**/*.test.{ts,tsx}'],
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
