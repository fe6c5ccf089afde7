import { describe, expect, it } from 'vitest';
import { leftToRight } from '../../../../cli/bundler/leftToRight.mjs';

describe('cli/bundler/leftToRight', () => {
  it.each([
    ['.a{margin-inline-start:auto}', '.a{margin-left:auto}'],
    ['.a{color:red;padding-inline-end:1rem}', '.a{color:red;padding-right:1rem}'],
    ['.a{border-inline-start:3px solid red}', '.a{border-left:3px solid red}'],
    ['.a{inset-inline-end:clamp(1rem,2vw,2rem)}', '.a{right:clamp(1rem,2vw,2rem)}'],
    ['.a{border-end-start-radius:.5rem}', '.a{border-bottom-left-radius:.5rem}'],
    ['.a{float:inline-start}', '.a{float:left}'],
  ])('has the short names of single sides: %s', (logical, physical) => {
    expect(leftToRight(logical)).toBe(physical);
  });

  it.each([
    ['.a{inset-block:.5rem auto;inset-inline:auto 1rem}', '.a{inset:.5rem 1rem auto auto}'],
    ['.a{padding-block:0;padding-inline:1rem 2rem}', '.a{padding:0 2rem 0 1rem}'],
    ['.a{margin-block:1rem 0;margin-inline:2rem;color:red}', '.a{margin:1rem 2rem 0;color:red}'],
    ['.a{margin-block:1rem;margin-inline:auto}', '.a{margin:1rem auto}'],
    [
      '.a{padding-block:1rem 2rem;padding-inline:clamp(1rem,2vw,3rem) max(var(--g),100% - 4rem)}',
      '.a{padding:1rem max(var(--g),100% - 4rem) 2rem clamp(1rem,2vw,3rem)}',
    ],
  ])('joins the two axes of a box: %s', (logical, physical) => {
    expect(leftToRight(logical)).toBe(physical);
  });

  it('leaves one axis alone, and names that only look alike', () => {
    const sheet =
      '.a{padding-inline:1rem 2rem;scroll-padding-inline-start:1rem;--inset-inline-start:0}.inline-start{top:0}';
    expect(leftToRight(sheet)).toBe(sheet);
  });

  it('leaves out the layer for the other direction, and its name', () => {
    const sheet =
      '@layer base,pages,direction;@layer pages{.a{color:red}}@layer direction{[dir=rtl] .a{color:blue}@media print{[dir=rtl] .a{color:red}}}.b{top:0}';
    expect(leftToRight(sheet)).toBe('@layer base,pages;@layer pages{.a{color:red}}.b{top:0}');
  });
});
