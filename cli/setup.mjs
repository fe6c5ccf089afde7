// Installs what a fresh clone needs: the packages of package-lock.json, and with --browser a Chromium for the browser
// tests. Needs only Node and npm, and does nothing when everything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

installPackages();
if (process.argv.includes('--browser')) installBrowser();

/** Runs `npm ci` unless the packages were installed from the same lock file. */
function installPackages() {
  const hashFile = join(root, 'node_modules', '.cache', 'city-deals-lock');
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash) return;
  console.error('Installing packages …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error']);
  mkdirSync(dirname(hashFile), { recursive: true });
  writeFileSync(hashFile, hash);
}

/**
 * Installs Debian's headless shell of Chromium with apt if possible, because its tests take half the time. Else any
 * installed Chromium will do, or the one of playwright-core.
 */
function installBrowser() {
  if (process.env.CHROMIUM_PATH || existsSync('/usr/bin/chromium-headless-shell')) return;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.error('Installing Chromium for the browser tests …');
    run('apt-get', ['update', '-qq']);
    run('apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium-headless-shell',
      'fonts-liberation',
    ]);
    return;
  }
  const browserPaths = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];
  if (browserPaths.some((path) => existsSync(path))) return;
  console.error('Installing Chromium for the browser tests …');
  run(process.execPath, [join(root, 'node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium']);
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status === 0) return;
  console.error(`"${command} ${args.join(' ')}" failed.`);
  process.exit(1);
}
