import { cpSync, rmSync } from 'node:fs';
import * as path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { killImport } from '../../support/faults/importProcess.ts';
import { importFeeds, plainMap, putFiles } from '../../support/feeds.ts';
import { isValid } from '../../support/newContent.ts';
import { createRig, type Rig } from '../../support/rig.ts';

const header = 'id,title,vendor,price,about,ends,area\n';
const yesterday = `${header}t1,Taco plate,Cantina,12,Six,,\nb1,Boat trip,Lake Tours,40,Slow,,\n`;
/** A deal changes, one ends, one is new, and a row is rejected, so that files of all kinds are written. */
const today = `${header}t1,Taco plate,Cantina,11,Six,,\nd1,Drum class,Beat House,20,Loud,,\nx1,Kite,Shop,ask,,,\n`;

const isHidden = (file: string) => /(?:^|\/)\./.test(file);

/** The content that commands and people see. */
const visibleContent = (rig: Rig) =>
  Object.fromEntries(Object.entries(rig.snapshot('content')).filter(([file]) => !isHidden(file)));

it('an import that is killed at any moment leaves the old content or the new one to the next command', async () => {
  const rig = createRig();
  const folderOf = (name: string) => path.join(rig.folder, name);
  const importFeed = (dryRun = false) => importFeeds(rig, { source: 'feed', dryRun });
  putFiles(rig, { 'feeds/partner.json': { ...plainMap, maxGone: '100%', maxBad: '100%' }, feed: yesterday });
  await importFeed();
  const old = visibleContent(rig);
  cpSync(folderOf('content'), folderOf('kept'), { recursive: true });
  putFiles(rig, { feed: today });
  await importFeed();
  const next = visibleContent(rig);
  const stateOf = (content: object) =>
    isDeepStrictEqual(content, old) ? 'old' : isDeepStrictEqual(content, next) ? 'new' : 'neither';

  const commands = [
    async () => expect(isValid(rig)).toBe(true),
    async () => expect((await rig.build()).code).toBe(0),
    async () => expect((await importFeed(true)).code).toBe(0),
  ];
  const states: string[] = [];
  for (;;) {
    rmSync(folderOf('content'), { recursive: true });
    cpSync(folderOf('kept'), folderOf('content'), { recursive: true });
    if (!(await killImport(rig.folder, states.length))) break;
    await commands[states.length % commands.length]?.();
    states.push(stateOf(visibleContent(rig)));
    await importFeed();
    expect(visibleContent(rig)).toEqual(next);
    expect(Object.keys(rig.snapshot('content')).filter(isHidden)).toEqual([]);
  }
  expect(states.join(' ')).toMatch(/^(?:old ){5,}(?:new ?){5,}$/);
});
