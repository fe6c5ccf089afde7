// Loaded before the measured program: writes its peak memory, in kilobytes, to file descriptor 3.
import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) process.on('exit', () => writeSync(3, String(process.resourceUsage().maxRSS)));
