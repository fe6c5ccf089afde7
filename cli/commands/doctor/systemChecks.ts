import { isKnownZone } from '../../../data/model/time/zone.ts';
import { type Checkup, fail, ok, warn } from './checkup.ts';
import { clockServer, type Machine } from './machine.ts';

/** The day after which a version of Node gets no more fixes of security holes. */
const lastDays: Readonly<Record<number, string>> = {
  20: '2026-04-30',
  22: '2027-04-30',
  24: '2028-04-30',
};

/** Whether Node is new enough, and still looked after at the instant `now`. */
export function checkNode({ node }: Machine, now: number): Checkup {
  const [major = 0, minor = 0] = node.split('.').map(Number);
  const install = 'Install the version that nodejs.org calls LTS.';
  if (major < 20 || (major === 20 && minor < 19)) {
    return fail('node', node, `city-deals needs 20.19 or later. ${install}`);
  }
  const lastDay = lastDays[major];
  if (lastDay !== undefined && now > Date.parse(`${lastDay}T23:59:59Z`)) {
    return warn('node', node, `It gets no more security fixes since ${lastDay}. ${install}`);
  }
  if (major % 2 === 1) {
    return warn('node', node, `Odd versions of Node get fixes for half a year only. ${install}`);
  }
  return ok('node', node);
}

/** After how many years rules of time zones are likely to have changed somewhere. */
const oldZoneData = 2;

/** Whether the runtime knows the city's zone, by rules that are not too old. `zone` is `null` if the content names none. */
export function checkZone({ zoneData }: Machine, zone: string | null, now: number): Checkup {
  const found = [zone, zoneData === null ? null : `rules of ${zoneData}`]
    .filter((part) => part !== null)
    .join(', ');
  if (zone !== null && !isKnownZone(zone)) {
    return fail(
      'zone',
      found,
      'This Node does not know the zone. Correct "timeZone" in site.json, or install Node from nodejs.org, which knows all zones.',
    );
  }
  const year = Number(zoneData?.slice(0, 4));
  if (year > 0 && new Date(now).getUTCFullYear() - year >= oldZoneData) {
    return warn(
      'zone',
      found,
      'Countries change their clocks: with old rules pages go stale an hour early or late. Update Node.',
    );
  }
  return ok('zone', found === '' ? 'known' : found);
}

/** Whether the runtime has the words of the site's language for dates and amounts; `null` if the content names none. */
export function checkLanguage(language: string | null): Checkup {
  if (language === null) return ok('language', 'none named');
  let isSupported = false;
  try {
    isSupported = Intl.DateTimeFormat.supportedLocalesOf([language]).length > 0;
  } catch {
    // A tag that is none; "validate" says what it should be.
  }
  if (isSupported) return ok('language', language);
  return warn(
    'language',
    language,
    'This Node cannot format dates and amounts of the language. Install Node from nodejs.org, which has all languages.',
  );
}

const oneMinute = 60_000;

/** Whether the clock is right, as far as a server can tell; `ask` is false if none is to be asked. */
export async function checkClock(machine: Machine, now: () => number, ask: boolean): Promise<Checkup> {
  const start = now();
  const server = ask ? await machine.serverTime() : null;
  const end = now();
  if (server === null) {
    const why = ask ? 'no server answered, so it was not compared' : 'not compared';
    return ok('clock', `${new Date(end).toISOString()}; ${why}`);
  }
  const off = (start + end) / 2 - server;
  const host = new URL(clockServer).host;
  if (Math.abs(off) < oneMinute) return ok('clock', `agrees with ${host}`);
  const found = `${durationOf(Math.abs(off))} ${off > 0 ? 'ahead of' : 'behind'} ${host}`;
  const advice = 'Pages would change at the wrong time. Have the system set its clock from the network.';
  return Math.abs(off) < 60 * oneMinute ? warn('clock', found, advice) : fail('clock', found, advice);
}

function durationOf(ms: number): string {
  const minutes = Math.round(ms / oneMinute);
  if (minutes < 120) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
}

const megabyte = 1024 * 1024;

/** Whether there is room for a site and the pictures in the cache. */
export function checkDisk(machine: Machine, folders: readonly string[]): Checkup {
  const free = folders.flatMap((folder) => machine.freeBytes(folder) ?? []);
  if (free.length === 0) return ok('disk', 'the system does not say how much is free');
  const least = Math.min(...free);
  const found = `${sizeOf(least)} free`;
  const advice = 'A site with its pictures takes 25 MB, and some hundred with photos. Make room.';
  if (least < 50 * megabyte) return fail('disk', found, advice);
  return least < 500 * megabyte ? warn('disk', found, advice) : ok('disk', found);
}

const sizeOf = (bytes: number) =>
  bytes >= 1024 * megabyte
    ? `${(bytes / megabyte / 1024).toFixed(1)} GB`
    : `${Math.floor(bytes / megabyte)} MB`;

/** Whether the libraries of pictures work on this system. */
export async function checkPictures({ load }: Machine): Promise<readonly Checkup[]> {
  const sharp = await load('sharp').then(
    (version) => ok('sharp', version),
    (error) =>
      fail(
        'sharp',
        reasonOf(error),
        'It resizes photos. Install the packages on this system, not on another one: npm install --include=optional',
      ),
  );
  const satori = await load('satori').then(
    (version) => ok('satori', version),
    (error) =>
      fail(
        'satori',
        reasonOf(error),
        'It paints previews for shared links. Install the packages again: npm install',
      ),
  );
  return [sharp, satori];
}

/** The first line of why a package does not load. */
const reasonOf = (error: unknown) =>
  `does not load: ${String(error instanceof Error ? error.message : error).split('\n')[0]}`;
