#!/usr/bin/env node
// npm create city-deals [folder]: runs "city-deals init".
process.argv.splice(2, 0, 'init');
await import('city-deals/cli');
