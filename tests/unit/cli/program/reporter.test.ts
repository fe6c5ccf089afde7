import { describe, expect, it } from 'vitest';
import { diagnostic } from '../../../../cli/diagnostics/diagnostic.ts';
import { createReporter } from '../../../../cli/program/reporter.ts';

function reporting(isTTY: boolean) {
  const written: string[] = [];
  let time = 1000;
  const report = createReporter({ write: (text) => written.push(text), isTTY, colors: false }, () => time);
  return { report, text: () => written.join(''), wait: () => (time += 1000) };
}

const warning = (index: number, code: 'CD401' | 'CD404' = 'CD401') =>
  diagnostic({ code, severity: 'warning', file: `deals/${index}.json`, problem: `Problem ${index}.` });

describe('cli/program/reporter', () => {
  it('prints no progress without a terminal', () => {
    const { report, text } = reporting(false);
    report({ type: 'progress', label: 'Rendering page', done: 1, total: 2 });
    report({ type: 'progress-end' });
    report({ type: 'note', text: 'Done.' });
    expect(text()).toBe('Done.\n');
  });

  it('clears the progress line before it prints anything else', () => {
    const { report, text } = reporting(true);
    report({ type: 'progress', label: 'Rendering page', done: 2, total: 2 });
    report({ type: 'note', text: 'Done.' });
    expect(text()).toBe('\r\u001b[2KRendering page 2 of 2\r\u001b[2KDone.\n');
  });

  it('limits how often it prints progress, but always prints the end', () => {
    const { report, text, wait } = reporting(true);
    for (let done = 1; done <= 50; done++) {
      if (done === 25) wait();
      report({ type: 'progress', label: 'Page', done, total: 50 });
    }
    expect(text().match(/Page \d+ of 50/g)).toEqual(['Page 1 of 50', 'Page 25 of 50', 'Page 50 of 50']);
  });

  it('prints five warnings of a kind and counts the others', () => {
    const { report, text } = reporting(false);
    const items = [...Array.from({ length: 8 }, (_, index) => warning(index)), warning(9, 'CD404')];
    report({ type: 'diagnostics', items, textOf: () => undefined });
    expect(text().match(/Problem \d/g)).toEqual([0, 1, 2, 3, 4, 9].map((index) => `Problem ${index}`));
    expect(text()).toContain('… and 3 more warnings CD401 deal-ended\n');
  });

  it('prints twenty errors of a code and counts the others', () => {
    const { report, text } = reporting(false);
    const error = (index: number) => ({ ...warning(index), severity: 'error' as const });
    report({ type: 'diagnostics', items: Array.from({ length: 21 }, (_, index) => error(index)) });
    expect(text().match(/Problem \d+/g)).toHaveLength(20);
    expect(text()).toMatch(/\n\n… and 1 more error CD401 deal-ended\n\n$/);
  });
});
