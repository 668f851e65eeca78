import { cpSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from './run.ts';

const TAG = 'localhost/portal-base';

/**
 * A base image without an image registry: Debian's packages, with this Node and this machine's npm. It stands for the
 * official one.
 * @param folder where it may write
 * @returns its name
 * @throws one line when the machine lacks a program
 */
export function makeDebianBase(folder: string): string {
  const npm = process.env['npm_execpath'];
  if (npm === undefined) throw new Error('Run it by npm: the base gets the npm that runs it');
  const context = join(folder, 'base');
  mkdirSync(context, { recursive: true });
  run('mmdebstrap', [
    '--quiet',
    '--variant=minbase',
    '--include=ca-certificates',
    '--dpkgopt=path-exclude=/usr/share/{doc,man,locale}/*',
    'bookworm',
    join(context, 'root.tar'),
  ]);
  cpSync(process.execPath, join(context, 'node'));
  cpSync(dirname(dirname(realpathSync(npm))), join(context, 'npm'), { recursive: true });
  const lines = [
    'FROM scratch',
    'ADD root.tar /',
    'COPY node /usr/local/bin/node',
    'COPY npm /usr/local/lib/node_modules/npm',
    'RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm',
  ];
  writeFileSync(join(context, 'Containerfile'), `${lines.join('\n')}\n`);
  run('buildah', ['bud', '--tag', TAG, context]);
  return TAG;
}
