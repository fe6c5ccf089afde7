import type { DealTrait } from './occasionOracle.ts';

/** A first message, what none of the deals may be, what all must be, and what at least two of three must be. */
export interface OccasionCase {
  readonly say: string;
  readonly none?: readonly DealTrait[];
  readonly all?: readonly DealTrait[];
  readonly most?: readonly DealTrait[];
}

const outings = ['errand', 'groceries', 'lodging'] as const;

export const occasionCases: readonly OccasionCase[] = [
  // Dates
  { say: 'date night this Saturday', none: [...outings, 'forChildren'], most: ['romantic'] },
  {
    say: 'where can I take her on a first date',
    none: [...outings, 'forChildren', 'forSeveral'],
    most: ['romantic'],
  },
  {
    say: 'my husband and I finally have an evening off',
    none: [...outings, 'forChildren'],
    most: ['romantic'],
  },
  { say: 'something romantic under $60', none: [...outings, 'forChildren'], most: ['romantic'] },
  { say: 'double date with friends', none: [...outings, 'forChildren'] },
  { say: 'second date, not dinner, something to do', none: [...outings, 'forChildren'], most: ['romantic'] },
  // Anniversaries, proposals
  {
    say: 'our 10th anniversary is next week',
    none: ['errand', 'groceries', 'forChildren', 'forSeveral'],
    most: ['romantic'],
  },
  {
    say: 'we have been married 25 years and want to celebrate',
    none: ['errand', 'groceries', 'forChildren'],
    most: ['romantic'],
  },
  {
    say: 'I want to propose to my girlfriend',
    none: ['errand', 'groceries', 'forChildren', 'forSeveral'],
    most: ['romantic'],
  },
  {
    say: 'looking for a place to pop the question',
    none: ['errand', 'groceries', 'forChildren'],
    most: ['romantic'],
  },
  // Birthdays
  { say: 'it is my birthday on Friday', none: [...outings, 'forChildren'], most: ['festive'] },
  { say: 'turning 40, want a party with friends', none: [...outings, 'forChildren'], most: ['festive'] },
  { say: 'birthday dinner for my dad', none: [...outings, 'forChildren'] },
  {
    say: 'birthday party for my son who turns 6',
    none: ['notForFamilies', 'adultsOnly', 'lateShow', 'errand', 'drinks'],
  },
  { say: 'my daughter’s 9th birthday, ten kids', none: ['notForFamilies', 'adultsOnly', 'errand', 'drinks'] },
  // Presents
  { say: 'a present for my sister', none: ['errand', 'free', 'lodging', 'forChildren'], most: ['goods'] },
  {
    say: 'birthday gift for my mom under 50',
    none: ['errand', 'free', 'lodging', 'forChildren'],
    most: ['goods'],
  },
  { say: 'secret santa, $25 max', none: ['errand', 'free', 'lodging'], most: ['goods'] },
  { say: 'housewarming gift for new neighbors', none: ['errand', 'free', 'lodging'], most: ['goods'] },
  { say: 'what can I give my boss', none: ['errand', 'free', 'lodging', 'forChildren'], most: ['goods'] },
  { say: 'thank you gift for a teacher, delivered', none: ['errand', 'free', 'lodging'], most: ['goods'] },
  { say: 'gift for somebody who lives out of state', none: ['errand', 'free', 'lodging'], most: ['goods'] },
  // Visitors
  { say: 'my parents are visiting from Ohio', none: [...outings, 'forChildren'], most: ['showsCity'] },
  { say: 'friends from out of town this weekend', none: [...outings, 'forChildren'], most: ['showsCity'] },
  { say: 'we are tourists with one day here', none: ['errand', 'groceries'], most: ['showsCity'] },
  { say: 'first time in the city, what should we see', none: ['errand', 'groceries'], most: ['showsCity'] },
  { say: 'show my cousin around', none: [...outings], most: ['showsCity'] },
  // Teams and reunions
  {
    say: 'team outing for 12 coworkers',
    none: [...outings, 'forTwo', 'forChildren', 'romantic'],
    most: ['forGroups'],
  },
  {
    say: 'office holiday party, eight of us',
    none: [...outings, 'forTwo', 'forChildren'],
    most: ['forGroups'],
  },
  { say: 'lunch with colleagues', none: [...outings, 'forTwo', 'forChildren'] },
  {
    say: 'something with people from work after hours',
    none: [...outings, 'forTwo', 'forChildren'],
    most: ['forGroups'],
  },
  { say: 'high school class reunion', none: [...outings, 'forTwo', 'forChildren'], most: ['forGroups'] },
  { say: 'dinner with my old college friends, we are 9', none: [...outings, 'forTwo'], most: ['forGroups'] },
  // Nights out
  { say: 'bachelorette party ideas', none: ['errand', 'groceries', 'forChildren'], most: ['nightOut'] },
  { say: 'planning a bachelor weekend', none: ['errand', 'groceries', 'forChildren'], most: ['forGroups'] },
  { say: 'girls night out', none: [...outings, 'forChildren'], most: ['nightOut'] },
  { say: 'moms night, no kids please', none: [...outings, 'forChildren'] },
  // Rain
  { say: 'rainy day ideas', none: ['outInTheRain', 'errand', 'groceries'] },
  { say: 'it is pouring and the kids are bored', none: ['outInTheRain', 'notForFamilies'] },
  { say: 'what to do when it rains tomorrow', none: ['outInTheRain', 'errand'] },
  // Oneself
  {
    say: 'I want to treat myself after a brutal week',
    none: [...outings.slice(0, 2), 'forChildren', 'forSeveral'],
  },
  { say: 'me time, no phone', none: ['errand', 'groceries', 'forChildren', 'forSeveral'], most: ['spa'] },
  { say: 'pamper myself', none: ['errand', 'groceries', 'forChildren'], most: ['spa'] },
  { say: 'something to do alone tonight', none: [...outings, 'forTwo', 'forSeveral', 'forChildren'] },
  { say: 'just me, on Sunday', none: [...outings, 'forTwo', 'forSeveral', 'forChildren'] },
  // People to be careful with
  { say: 'dinner out, my wife is pregnant', none: ['drinks', 'strenuous', 'sauna', 'errand', 'lodging'] },
  {
    say: 'I am 7 months pregnant and want a nice afternoon',
    none: ['drinks', 'strenuous', 'sauna', 'errand'],
  },
  { say: 'babymoon in the city', none: ['drinks', 'strenuous', 'sauna', 'errand', 'forChildren'] },
  {
    say: 'my parents are in their seventies, something nice',
    none: ['strenuous', 'lateShow', 'errand', 'forChildren'],
  },
  { say: 'an afternoon with my grandmother', none: ['strenuous', 'lateShow', 'errand', 'forChildren'] },
  { say: 'dad is 78 and has bad knees', none: ['strenuous', 'lateShow', 'errand'] },
  { say: 'night out but we do not drink', none: ['drinks', 'errand', 'lodging'] },
  // Children
  { say: 'two teenagers who are bored', none: ['errand', 'adultsOnly'], all: ['forTeens'] },
  { say: 'something for my toddler', none: ['lateShow', 'adultsOnly', 'strenuous', 'errand'] },
  { say: 'with a 3 year old on Saturday', none: ['lateShow', 'adultsOnly', 'strenuous', 'errand'] },
  // New here, quick, errands
  { say: 'just moved here and know nobody', none: [...outings, 'forTwo', 'forChildren'] },
  { say: 'new in town, want to meet people', none: [...outings, 'forChildren'] },
  { say: 'quick bite between meetings', none: ['lodging', 'errand', 'class'], most: ['brief'] },
  { say: 'grab something to eat on the go', none: ['lodging', 'errand', 'class'], most: ['brief'] },
  { say: 'I have errands to run, car wash first', all: ['errand'] },
];
