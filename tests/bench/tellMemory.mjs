// Loaded before the program that is measured: tells on file descriptor 3 how much memory it needed at most, in kilobytes.
import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) process.on('exit', () => writeSync(3, String(process.resourceUsage().maxRSS)));
