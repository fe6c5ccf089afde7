/** A conversation about time, and what the assistant must make of it. */
export interface TimeCase {
  readonly turns: readonly string[];
  /** Saturday, November 21 of 2026, at 10:00 if absent. */
  readonly now?: string;
  /** The days on which all deals of the last answer take place; a single day, or the first and the last. */
  readonly days?: readonly [first: string, last?: string];
  /** The hours that the last answer goes by, in hours of the day; `null` for none. */
  readonly hours?: readonly [from: number, to: number] | null;
  /** What the last answer must say and must not say. */
  readonly says?: RegExp;
  readonly keepsQuiet?: RegExp;
  /** Deals need not take place then: the answer says that nothing does. */
  readonly isElsewhere?: true;
}

const wednesday = '2026-11-25T17:00:00Z';
/** Two days after a feast. */
const saturdayNoon = '2026-11-28T17:00:00Z';
const newYearsEve = '2026-12-31T17:00:00Z';

/** Conversations about days and hours, as visitors write them. */
export const timeCases: readonly TimeCase[] = [
  // The small hours
  { turns: ['2 am food'], hours: [26, 26], says: /Around 2 AM.*(?:tacos|slice)/ },
  { turns: ['I close the bar at 1am on Saturdays, where do I eat after that'], hours: [25, 25] },
  { turns: ['pizza after 1 am tonight'], hours: [25, 30], says: /slice/ },
  // A course that begins later
  { turns: ['I want to try the pottery wheel in the evening'], says: /First bowl/, keepsQuiet: /nothing/ },
  // A time that is told is no wish
  {
    turns: ['show me a show tonight', "that's at 7:30. anything in the 5 to 7 window"],
    now: saturdayNoon,
    hours: [17, 19],
  },
  {
    turns: ['tacos tonight', 'they open at 10, anything for dinner at 7'],
    now: saturdayNoon,
    hours: [19, 19],
  },
  // Who comes from a night shift eats at once
  {
    turns: ['I work nights and get off at 7am, where can I get a real meal then'],
    now: saturdayNoon,
    hours: [7, 9],
    says: /^Between 7 AM and 9 AM, /,
  },
  {
    turns: ['a haircut, I work tue-fri till 7 so only saturday after 3 or sunday'],
    hours: [15, 30],
    keepsQuiet: /Tuesday|Friday/,
  },
  // Who is hungry eats now, and no groceries
  {
    turns: ['im starving and got 10 bucks uptown'],
    now: saturdayNoon,
    days: ['2026-11-28'],
    keepsQuiet: /slice|vegetable/,
  },
  {
    turns: ['its noon and i need food NOW'],
    now: saturdayNoon,
    hours: [12, 12],
    keepsQuiet: /slice|vegetable/,
  },
  { turns: ['famished, what is open'], now: saturdayNoon, days: ['2026-11-28'], keepsQuiet: /slice|tacos/ },
  { turns: ['necesito comer ya'], now: saturdayNoon, days: ['2026-11-28'], keepsQuiet: /slice|tacos/ },
  { turns: ["dinner tonight, I'm starving"], now: saturdayNoon, days: ['2026-11-28'], keepsQuiet: /brunch/ },
  // What is not on then is said to be so
  {
    turns: ['the late slice, is it open now'],
    now: saturdayNoon,
    says: /right now.*5 PM|5 PM/,
    keepsQuiet: /Sunday, November 29/,
  },
  {
    turns: ['a massage at 8am on tuesday'],
    now: saturdayNoon,
    says: /nothing like that around 8 AM for Tuesday.*At other hours/,
  },
  { turns: ['cheap lunch under 9 bucks'], now: saturdayNoon, says: /Monday 11 AM/ },
  { turns: ['plant swap'], now: saturdayNoon, says: /on April 10/ },
  // Stays
  {
    turns: ['my sister is here four days from thursday, a hotel'],
    now: saturdayNoon,
    says: /Thursday, December 3 to Sunday, December 6/,
  },
  { turns: ['3 nights starting friday, a hotel'], says: /Friday, November 27 to Monday, November 30/ },
  { turns: ['busco pizza para tomorrow'], days: ['2026-11-22'] },
  // Days by their dates
  // A stay in two clauses
  {
    turns: ['we arrive the 10th of December and leave on the 14th, things to do'],
    days: ['2026-12-10', '2026-12-14'],
  },
  { turns: ['a nice dinner, december 10 and staying till the 14th'], days: ['2026-12-10', '2026-12-14'] },
  { turns: ['coming friday and leaving monday, whats going on'], days: ['2026-11-27', '2026-11-30'] },
  { turns: ['here dec 5 and out on dec 8, jazz please'], days: ['2026-12-05', '2026-12-08'] },
  {
    turns: ['my sister flies in on the 9th and goes home the 12th, spa'],
    days: ['2026-12-09', '2026-12-12'],
  },
  { turns: ['hotel dec 12 for 2 nights'], days: ['2026-12-12', '2026-12-14'] },
  { turns: ['museum friday, and dinner monday'], says: /Friday.*Monday/ },
  { turns: ['i come back on december 5, out for dinner on december 6'], days: ['2026-12-06'] },
  { turns: ['llegamos el 10 de diciembre y nos vamos el 14, un museo'], days: ['2026-12-10', '2026-12-14'] },
  { turns: ['dinner on December 5'], days: ['2026-12-05'], says: /Saturday, December 5/ },
  { turns: ['anything fun Dec 5th for two?'], days: ['2026-12-05'], says: /December 5/ },
  { turns: ['were in town the 5th of december, kids are 4 and 7'], days: ['2026-12-05'], says: /December 5/ },
  { turns: ['12/5 something outdoors'], days: ['2026-12-05'], says: /Saturday, December 5/ },
  { turns: ['whats going on the 14th'], days: ['2026-12-14'], says: /Monday, December 14/ },
  {
    turns: ['My birthday is the 3rd, where should we eat?'],
    days: ['2026-12-03'],
    says: /Thursday, December 3/,
  },
  { turns: ['coffee on Nov 5'], days: ['2027-11-05'], says: /November 5, 2027/ },
  { turns: ['a massage on the twenty-third'], days: ['2026-11-23'], says: /Monday, November 23/ },
  {
    turns: ['I have the evening of December 10th free, what is on?'],
    days: ['2026-12-10'],
    says: /December 10/,
  },
  {
    turns: ['my sister visits from the 3rd to the 5th of December'],
    days: ['2026-12-03', '2026-12-05'],
    says: /December 5/,
  },
  { turns: ['lunch in three weeks on the friday'], days: ['2026-12-11'], says: /Friday, December 11/ },
  { turns: ['something the week after next, Thursday'], days: ['2026-12-03'], says: /December 3/ },
  { turns: ['coffee the day after tomorrow in the forenoon'], days: ['2026-11-23'], hours: null },
  // Days by their names
  { turns: ['sushi next Friday'], days: ['2026-11-27'], says: /Friday, November 27/ },
  { turns: ['sushi next friday'], now: wednesday, days: ['2026-12-04'], says: /Friday, December 4/ },
  { turns: ['brunch this coming Tuesday'], days: ['2026-11-24'], says: /Tuesday, November 24/ },
  { turns: ['a show Friday after next'], days: ['2026-12-04'], says: /Friday, December 4/ },
  { turns: ['lunch the day after tomorrow'], days: ['2026-11-23'], says: /Monday, November 23/ },
  { turns: ['my parents come in two weeks, dinner'], days: ['2026-12-05'], says: /December 5/ },
  {
    turns: ['in 10 days we have a free day, museum maybe'],
    days: ['2026-12-01'],
    says: /Tuesday, December 1/,
  },
  { turns: ['dinner friday'], days: ['2026-11-27'], says: /Friday, November 27/ },
  { turns: ['pizza on Sunday evening'], days: ['2026-11-22'], says: /Sunday, November 22, in the evening/ },
  // Holidays
  { turns: ["dinner for New Year's Eve"], days: ['2026-12-31'], says: /Thursday, December 31/ },
  { turns: ['what is open on Thanksgiving?'], days: ['2026-11-26'], says: /Thursday, November 26/ },
  { turns: ['Black Friday shopping'], days: ['2026-11-27'], says: /Friday, November 27/ },
  { turns: ['something cozy for Christmas Eve'], days: ['2026-12-24'], says: /December 24/ },
  { turns: ["date night on Valentine's Day"], days: ['2027-02-14'], says: /February 14/ },
  { turns: ["brunch for Mother's Day"], days: ['2027-05-09'], says: /Sunday, May 9/ },
  {
    turns: ['the weekend after Thanksgiving, with kids'],
    days: ['2026-11-27', '2026-11-29'],
    says: /November 27/,
  },
  { turns: ['we visit over the holidays, ideas?'], days: ['2026-12-23', '2027-01-02'], says: /December 23/ },
  { turns: ['a christmas gift for my dad'], keepsQuiet: /December 25/ },
  { turns: ['breakfast tomorrow'], now: newYearsEve, days: ['2027-01-01'] },
  // Ranges
  {
    turns: ['between the 10th and the 14th, spa day'],
    days: ['2026-12-10', '2026-12-14'],
    says: /December 10.*December 14/,
  },
  { turns: ['in town Dec 5-7, what should we eat'], days: ['2026-12-05', '2026-12-07'], says: /December 5/ },
  {
    turns: ['here from friday to sunday, live music'],
    days: ['2026-11-27', '2026-11-29'],
    says: /November 27/,
  },
  { turns: ['something next week after work'], days: ['2026-11-23', '2026-11-29'], says: /November 23/ },
  {
    turns: ['first weekend of December with the family'],
    days: ['2026-12-04', '2026-12-06'],
    says: /December 4/,
  },
  { turns: ['hotel for mid January'], days: ['2027-01-11', '2027-01-20'], says: /January 11/ },
  {
    turns: ['museums today', 'december is fine too'],
    days: ['2026-12-01', '2026-12-31'],
    says: /For December,/,
  },
  { turns: ['museums next month'], days: ['2026-12-01', '2026-12-31'], says: /For December,/ },
  // Hours
  { turns: ['tacos tonight after 8'], days: ['2026-11-21'], hours: [20, 30], says: /after 8 PM/ },
  { turns: ['coffee tomorrow before noon'], days: ['2026-11-22'], hours: [0, 12], says: /before noon/ },
  { turns: ['dinner around 7 on friday'], days: ['2026-11-27'], hours: [19, 19], says: /around 7 PM/ },
  {
    turns: ['kids activity saturday between 2 and 5'],
    days: ['2026-11-21'],
    hours: [14, 17],
    says: /between 2 PM and 5 PM/,
  },
  {
    turns: ['dinner at 6:30pm next thursday'],
    days: ['2026-11-26'],
    hours: [18.5, 18.5],
    says: /around 6:30 PM/,
  },
  {
    turns: ['breakfast on dec 5 first thing in the morning'],
    days: ['2026-12-05'],
    hours: [6, 10],
    says: /6 AM/,
  },
  { turns: ['dinner for 8 on friday'], days: ['2026-11-27'], hours: null, keepsQuiet: /8 PM/ },
  {
    turns: ['my daughter is 8, something under 30 on sunday'],
    days: ['2026-11-22'],
    hours: null,
    keepsQuiet: /8 PM/,
  },
  // Changes over a conversation
  {
    turns: ['dinner on friday', 'actually make it saturday the 5th'],
    days: ['2026-12-05'],
    says: /December 5/,
  },
  { turns: ['dinner on dec 5', 'in the evening please'], days: ['2026-12-05'], says: /in the evening/ },
  { turns: ['fun for kids on dec 5', 'cheaper please'], days: ['2026-12-05'], keepsQuiet: /December 5/ },
  { turns: ['tacos after 8', 'tonight'], days: ['2026-11-21'], hours: [20, 30] },
  { turns: ['dinner on dec 5', 'any day is fine actually'], hours: null, keepsQuiet: /December 5/ },
  {
    turns: ['dinner next friday', 'or the week after next'],
    days: ['2026-11-30', '2026-12-06'],
    says: /November 30/,
  },
  // Now, and meals without a day
  { turns: ['I want to eat lunch now'], now: saturdayNoon, days: ['2026-11-28'] },
  { turns: ['where can I grab a coffee now'], now: saturdayNoon, days: ['2026-11-28'] },
  { turns: ['quiero almorzar ahora'], now: saturdayNoon, days: ['2026-11-28'] },
  { turns: ['she is vegan now, dinner on dec 5'], days: ['2026-12-05'], keepsQuiet: /right now/ },
  { turns: ['tacos for two'], now: saturdayNoon, says: /^Try “Taco flight/ },
  { turns: ['something to eat on sunday'], now: saturdayNoon, keepsQuiet: /after ten/ },
  { turns: ['dinner hoy a las 7'], now: saturdayNoon, days: ['2026-11-28'], hours: [19, 19] },
  // The hours of work, of naps and of errands
  { turns: ['I work till 6, what can I do tonight'], hours: [18, 30] },
  { turns: ['we have a meeting from 9 to 12 on monday, lunch after that'], hours: [12, 30] },
  { turns: ['trabajo hasta las 6, algo para hoy en la noche'], hours: [18, 30] },
  {
    turns: ['from thursday to sunday next week and the baby naps from 1 to 3, what is there to see'],
    now: saturdayNoon,
    days: ['2026-12-03', '2026-12-06'],
    hours: null,
    says: /December 3 to Sunday, December 6/,
  },
  {
    turns: ['del jueves al domingo de la próxima semana, algo para ver'],
    now: saturdayNoon,
    days: ['2026-12-03', '2026-12-06'],
  },
  { turns: ['house cleaning monday at 9'], days: ['2026-11-23'], hours: [9, 9] },
  { turns: ['limpieza de casa el lunes a las 9'], days: ['2026-11-23'], hours: [9, 9] },
  { turns: ['a haircut, i have a date at 7'], hours: [19, 19] },
  { turns: ['anything fun after work on tuesday'], says: /in the evening/ },
  // Several days, and short names of one
  { turns: ['comedy tonight or tomorrow'], days: ['2026-11-21', '2026-11-22'] },
  { turns: ['candles weds or thurs'], days: ['2026-11-25', '2026-11-26'] },
  { turns: ['what is on sunday in south end'], days: ['2026-11-22'], keepsQuiet: /not given/ },
  { turns: ['no, saturday not friday, brunch'], days: ['2026-11-21'] },
  // The day that is spoken of
  {
    turns: ['visiting friday to sunday, december 4 to 6, a museum', 'something on saturday'],
    days: ['2026-12-05'],
  },
  {
    turns: ['plan our friday, december 4', 'no I said saturday, live music'],
    days: ['2026-12-05'],
  },
  { turns: ['my girlfriend comes friday, plan our saturday'], now: saturdayNoon, says: /December 5/ },
  {
    turns: ['thanksgiving was hard. where can i go tonight'],
    now: saturdayNoon,
    days: ['2026-11-28'],
    keepsQuiet: /2027/,
  },
  // Nothing then, and days that are over
  {
    turns: ['a concert on Monday at 4 in the morning'],
    isElsewhere: true,
    says: /nothing|don’t have anything like that/i,
  },
  { turns: ['dinner on December 5, 2025'], says: /December 5, 2025/ },
];
