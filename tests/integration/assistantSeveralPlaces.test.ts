import { describe, expect, it } from 'vitest';
import { openAssistant } from '../support/askBatch.ts';
import { conversationEnd } from '../support/lastAnswer.ts';

const assistant = openAssistant('data/content', '2027-01-22T22:00:00Z');
const endOf = (messages: string) => conversationEnd(messages, assistant);

describe('where a deal with several places is', () => {
  it.each([
    ['five small museums, one card | which ones are in Uptown', /at 227 North Brevard Street, Uptown/],
    ['five small museums, one card | is it open on Sunday | fine, the ones in uptown, addresses?', /Brevard/],
    ['car wash in South End | just tell me where the south end one is', /at 4816 South Boulevard, South End/],
    ['gym pass | what are the addresses', /5 places: .*Uptown.*Ballantyne/],
    ['gym pass | can I buy it more than once | which ones exactly are the five', /5 places: .*Ballantyne/],
    ['gym pass | is there one near noda', /It’s at 3011 North Tryon Street, NoDa/],
    ['gym pass | is it busy | where’s the uptown location', /525 North Tryon Street/],
    ['late slice pizza | which locations do they have', /3 places/],
    ['car wash | which neighborhoods and how much is it', /4 places.*without a fixed price/s],
    ['lavado de carro | ¿hay uno en South End?', /Sí, está en 4816 South Boulevard/],
    ['lavado de carro | ¿en qué barrios está?', /4 lugares/],
  ])('is told by address, in the part of town that is asked for: %s', (messages, answer) => {
    const { text, slugs } = endOf(messages);
    expect(text).toMatch(answer);
    expect(slugs).toEqual([]);
  });

  it('is not asked of one where several deals were shown', () => {
    expect(endOf('gym pass, museum | which ones are in uptown').slugs).not.toEqual([]);
  });
});

describe('whether the deal in question is near something', () => {
  it.each([
    ['pancakes for supper | is it near the carousel?', /Ballantyne/],
    ['pancakes con niños domingo | Gracias. ¿Y está cerca del carrusel?', /Ballantyne/],
    ['masaje | ¿cuánto cuesta el primero? ¿es cerca de South End?', /precio fijo.*Dilworth/],
    ['masaje para dos | ¿está lejos de Uptown?', /Church Street, Uptown/],
  ])('is answered by where it is: %s', (messages, answer) => {
    expect(endOf(messages).text).toMatch(answer);
  });

  it('is answered beside the evening that is asked for', () => {
    expect(endOf('masaje en pareja | ¿atienden en la noche?').text).toMatch(/9 p\.m\./);
  });
});
