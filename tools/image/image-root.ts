import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ask } from './run.ts';

/** What an image says about how it is run. */
interface ImageSettings {
  User: string;
  WorkingDir: string;
  Entrypoint: string[];
  Env: string[];
  Labels: Record<string, string>;
  Healthcheck?: { Test?: string[] };
}

export interface ImageRoot {
  folder: string;
  settings: ImageSettings;
  remove: () => void;
}

/** Where a volume comes from, and whether it may be written. */
interface Volume {
  from: string;
  isWritable: boolean;
}

/** What a container runtime writes, so that names of hosts are found. */
const NAMES = ['/etc/hosts', '/etc/resolv.conf'];

/** Mounts an image's files where they can be looked at and started from. Needs root. */
export function openImage(tag: string): ImageRoot {
  const container = ask('buildah', 'from', '--pull-never', tag);
  const { Docker } = JSON.parse(ask('buildah', 'inspect', container)) as {
    Docker: { config: ImageSettings };
  };
  return {
    folder: ask('buildah', 'mount', container),
    settings: Docker.config,
    remove: () => void ask('buildah', 'rm', container),
  };
}

interface ImageProcess {
  /** What it has written. */
  lines: readonly string[];
  /** Settles when it is ready; rejects when it ends first, with what it said. */
  ready: Promise<void>;
  /** SIGTERM; settles with its exit code, or the signal that ended it. */
  stop: () => Promise<string>;
}

/**
 * Starts the image's entry point as a strict cluster does: read-only files except the volumes, a user that the image
 * does not know, no groups, and no way to gain privileges. The programs that set this up replace themselves
 * (`exec`), so that the entry point has their PID and gets signals directly.
 * @param options.volumes by their folder in the image
 */
export function startImage(
  { folder, settings }: ImageRoot,
  options: { user: number; env: Record<string, string>; volumes: Record<string, Volume> },
): ImageProcess {
  const volumes = Object.entries(options.volumes).map(([path, volume]) => ({
    ...volume,
    to: join(folder, path),
  }));
  // As a container runtime does, before the root becomes read-only.
  for (const { to } of volumes) mkdirSync(to, { recursive: true });
  for (const file of NAMES) cpSync(file, join(folder, file));
  const steps = [
    `mount --bind ${folder} ${folder}`,
    `mount -o remount,bind,ro ${folder}`,
    `mount --rbind /dev ${folder}/dev`,
    `mount -t proc proc ${folder}/proc`,
    ...volumes.map(({ from, to }) => `mount --bind ${from} ${to}`),
    ...volumes.filter(({ isWritable }) => !isWritable).map(({ to }) => `mount -o remount,bind,ro ${to}`),
    `exec setpriv --no-new-privs chroot --userspec=${options.user}:${options.user} --groups= ${folder} "$@"`,
  ];
  const env = Object.fromEntries(settings.Env.map((line) => line.split(/=(.*)/s, 2) as [string, string]));
  const outside = ['--mount', 'sh', '-c', steps.join(' && '), 'image'];
  const inside = ['/bin/sh', '-c', `cd ${settings.WorkingDir} && exec "$@"`, 'image'];
  const child = spawn('unshare', [...outside, ...inside, ...settings.Entrypoint], {
    env: { ...env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return follow(child);
}

function follow(child: ChildProcess): ImageProcess {
  const lines: string[] = [];
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    if (stream !== null)
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        if (line.includes('"ready":true')) resolve();
      });
  }
  const ended = once(child, 'close').then(([code, signal]: (number | string | null)[]) => {
    const how = String(code ?? signal);
    reject(new Error(`The image's process ended (${how}): ${lines.slice(-3).join('\n')}`));
    return how;
  });
  return {
    lines,
    ready,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
