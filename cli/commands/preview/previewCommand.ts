import { type Declare, out, port } from '../../program/options.ts';

/** `city-deals preview` */
export const declarePreview: Declare = (program, deps, done) => {
  program
    .command('preview')
    .description('serve the built site as a static host would')
    .addOption(out())
    .addOption(port(3000))
    .action(async (options) => {
      const { runPreview } = await import('./runPreview.ts');
      done(await runPreview(deps, options));
    });
};
