import { describe, expect, it } from 'vitest';
import { wantedWaresOf } from '../../../../../client/assistant/conversation/wantedWares.ts';
import { parseMessage } from '../../../../../client/assistant/understand/parseMessage.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleKnowledge } from '../support/sampleAssistant.ts';

const wares = ['couch|mattress|mover|transmission|christmas tree|notary', 'casino'] as const;
const knowledge = sampleKnowledge(
  [sampleRecord('bowling', { title: 'Two hours of bowling', tags: ['bowling'] })],
  { wares },
);

/** The names of what `text` wants that people look for anywhere. */
const wanted = (text: string) =>
  wantedWaresOf(parseMessage(text, knowledge.vocabulary), knowledge).map(({ value }) =>
    `${value}`.replace(/\|.*/, ''),
  );

describe('client/assistant/conversation/wantedWares', () => {
  it('finds what is asked for beside days, prices and company', () => {
    expect(wanted('moving out dec 12, need movers')).toEqual(['mover']);
    expect(wanted('need a couch under $300 delivered this weekend')).toEqual(['couch']);
    expect(wanted('is there a casino, saturday, 4 of us')).toEqual(['casino']);
    expect(wanted('whats a good notary that works late')).toEqual(['notary']);
  });

  it('finds what is only named', () => {
    expect(wanted('mattress cheap, like tonight')).toEqual(['mattress']);
    expect(wanted('christmas tree delivered')).toEqual(['christmas tree']);
    expect(wanted('couch or mattress')).toEqual(['couch', 'mattress']);
  });

  it('finds what somebody owns only where they ask who can help with it', () => {
    expect(wanted('my transmission is slipping, who can look at it')).toEqual(['transmission']);
    expect(wanted('get my old couch out of here')).toEqual(['couch']);
    expect(wanted('my mattress is awful')).toEqual([]);
    expect(wanted('need to get out of the house, my couch is awful')).toEqual([]);
  });

  it('finds nothing in stories, circumstances and what is ruled out', () => {
    expect(wanted('the movers were late')).toEqual([]);
    expect(wanted('we sold our couch and are happy')).toEqual([]);
    expect(wanted('somewhere quiet after the notary')).toEqual([]);
    expect(wanted('no casino please')).toEqual([]);
    expect(wanted('a date with a notary')).toEqual([]);
  });

  it('finds nothing beside a thing that there is, or where anything to do is wanted', () => {
    expect(wanted('bowling and a couch')).toEqual([]);
    expect(wanted('a casino or other things to do')).toEqual([]);
  });
});
