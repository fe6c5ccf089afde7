import * as z from 'zod';

/*
 * The format of sets of example conversations: docs/testing.md, "Sets of conversations".
 */

const date = z.iso.date();
const words = z.array(z.string().min(1)).min(1);
const listWish = z.union([
  z.strictObject({ includes: z.array(z.string()) }),
  z.strictObject({ equals: z.array(z.string()) }),
]);
const range = z.strictObject({ min: z.number().optional(), max: z.number().optional() });

/** What a deal must be like: all the given fields hold. */
const condition = z
  .strictObject({
    category: z.string().optional(),
    neighborhood: z.string().optional(),
    priceMax: z.number().optional(),
    priceMin: z.number().optional(),
    words: words.optional(),
    on: date.optional(),
    part: z.enum(['morning', 'afternoon', 'evening', 'late']).optional(),
    stepFree: z.boolean().optional(),
    pets: z.boolean().optional(),
    vegan: z.boolean().optional(),
    vegetarian: z.boolean().optional(),
    glutenFree: z.boolean().optional(),
    strollers: z.boolean().optional(),
    freeParking: z.boolean().optional(),
    noBooking: z.boolean().optional(),
    delivery: z.boolean().optional(),
    kids: z.boolean().optional(),
    adultsOnly: z.boolean().optional(),
    outdoor: z.boolean().optional(),
    age: z.int().min(0).optional(),
    vendor: z.string().optional(),
    slug: z.string().optional(),
  })
  .refine(({ part, on }) => part === undefined || on !== undefined, 'part needs on');

const deals = z.strictObject({
  min: z.int().min(0).optional(),
  max: z.int().min(0).optional(),
  every: condition.optional(),
  some: condition.optional(),
  none: condition.optional(),
  lead: condition.optional(),
  includes: z.array(z.string()).optional(),
  excludes: z.array(z.string()).optional(),
});

const times = [
  'today',
  'tonight',
  'tomorrow',
  'weekend',
  'this-week',
  'this-month',
  'morning',
  'afternoon',
  'evening',
] as const;

const expectation = z.strictObject({
  preferences: z
    .strictObject({
      categories: listWish.optional(),
      neighborhoods: listWish.optional(),
      interests: listWish.optional(),
      audience: z.enum(['family', 'adults']).nullish(),
      setting: z.enum(['indoor', 'outdoor', 'both']).nullish(),
      intensity: z.enum(['adventurous', 'relaxing']).nullish(),
      when: z.enum(times).nullish(),
      priceRange: range.nullish(),
    })
    .optional(),
  flags: z.strictObject({ reset: z.boolean().optional(), asksLocation: z.boolean().optional() }).optional(),
  stage: z.enum(['greeting', 'asking-followup', 'showing-results']).optional(),
  deals: deals.optional(),
  says: z.array(z.union([z.string().min(1), words])).optional(),
  neverSays: words.optional(),
  language: z.enum(['en', 'es']).optional(),
  help: z.boolean().optional(),
});

const slots = [
  'categories',
  'neighborhoods',
  'interests',
  'audience',
  'setting',
  'intensity',
  'when',
  'priceRange',
] as const;

export const assistantCaseSchema = z
  .strictObject({
    id: z.string().min(1),
    group: z.string().min(1),
    turns: z.array(z.string()).min(1),
    concrete: z.boolean().optional(),
    expect: expectation.default({}),
    expectAt: z.record(z.string().regex(/^\d+$/), expectation).default({}),
    forbid: z
      .strictObject({ preferences: z.partialRecord(z.enum(slots), z.array(z.unknown())).optional() })
      .optional(),
    why: z.string().default(''),
  })
  .refine(({ turns, expectAt }) => Object.keys(expectAt).every((turn) => Number(turn) < turns.length), {
    path: ['expectAt'],
    message: 'names a turn that there is not',
  });

/** An example conversation, and what the assistant must have understood and answered. */
export type AssistantCase = z.output<typeof assistantCaseSchema>;

/** What is expected of an answer. */
export type Expectation = z.output<typeof expectation>;

export type DealCondition = z.output<typeof condition>;

export type DealsExpectation = z.output<typeof deals>;
