/**
 * Loaded before a script that with-node-24.mjs starts: ends it, as SIGTERM does, when that process is killed outright,
 * which can tell nobody. Otherwise the script would keep its ports and its database from the next start.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Waiting for that keeps no script going. A worker thread has no channel.
process.channel?.unref();
