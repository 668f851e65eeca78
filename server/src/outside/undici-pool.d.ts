/** The types of `undici/lib/dispatcher/pool.js`, for which the library has none (`paths` in `tsconfig.base.json`). */
export { Pool as default } from 'undici';
