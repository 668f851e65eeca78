import { box, circle, type Drawing } from './shape.ts';

const hus: Drawing = [
  ['mid', 'M33 10h5v12h-5z'],
  ['pale', 'M10 22L24 10l14 12v20a2 2 0 0 1-2 2H12a2 2 0 0 1-2-2z'],
  [
    'deep',
    'M22.4 6.6a2.5 2.5 0 0 1 3.2 0L43 21.2a2.5 2.5 0 0 1-3.2 3.8L24 11.7 8.2 25A2.5 2.5 0 0 1 5 21.2zM25 31a1.5 1.5 0 0 1 1.5-1.5h6A1.5 1.5 0 0 1 34 31v13h-9z',
  ],
  ['sun', box(14, 26, 7.5, 8, 1.5)],
];

const hytte: Drawing = [
  [
    'deep',
    'M24 6a3 3 0 0 1 2.6 1.5L45 40.5a2.3 2.3 0 0 1-2 3.5H5a2.3 2.3 0 0 1-2-3.5L21.4 7.5A3 3 0 0 1 24 6z',
  ],
  ['mid', 'M24 17l14 27H10z'],
  ['pale', 'M20 33a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1v11h-8z'],
  ['sun', circle(24, 26, 3)],
];

const innbo: Drawing = [
  ['sun', 'M31 6h10a1.5 1.5 0 0 1 1.4 1l2.6 7H27l2.6-7A1.5 1.5 0 0 1 31 6z'],
  ['ink', 'M35 14h2.4v26H35z'],
  ['mid', 'M8 20a5 5 0 0 1 5-5h14a5 5 0 0 1 5 5v14H8z'],
  ['deep', 'M3 28a4 4 0 0 1 8 0v4h18v-4a4 4 0 0 1 8 0v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z'],
  ['ink', 'M7 40h4v3a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1zM29 40h4v3a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1z'],
];

/** The key that changes hands when a home is sold. */
const nokkel: Drawing = [
  ['mid', 'M20.5 27l4.6-4.600L45 42.300V44a1 1 0 0 1-1 1h-5.500v-3.500H35V38h-3.500v-3.500z'],
  ['deep', circle(16, 18, 13)],
  ['pale', circle(12.5, 14.5, 4.5)],
];

/** A barn with its door and a lit window. */
const laave: Drawing = [
  ['deep', 'M8 23l4-9 12-6 12 6 4 9v19a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2z'],
  [
    'mid',
    'M23 3.700a2.2 2.2 0 0 1 2 0L38 10a2 2 0 0 1 1 1l5 11.400a2.1 2.1 0 0 1-3.9 1.600L35.5 13.2 24 7.800l-11.5 5.400L7.9 24A2.1 2.1 0 0 1 4 22.400L9 11a2 2 0 0 1 1-1z',
  ],
  ['pale', 'M15 29a1.5 1.5 0 0 1 1.5-1.500h15A1.5 1.5 0 0 1 33 29v15H15z'],
  [
    'deep',
    'M17.5 30H23v3.700zM25 30h5.500L25 33.700zM17.5 42v-9l4.2 4.500zM30.5 42v-9l-4.2 4.500zM19.5 42L24 37.5 28.5 42z',
  ],
  ['sun', box(20.5, 15.5, 7, 7, 1.5)],
];

const ring: Drawing = [
  ['sun', 'M24 18a13 13 0 1 1 0 26a13 13 0 1 1 0-26zM24 23a8 8 0 1 0 0 16a8 8 0 1 0 0-16z'],
  ['deep', 'M24 23L11.8 11.500a1.5 1.5 0 0 1-.1-2l3.7-4.900A1.5 1.5 0 0 1 16.6 4H24z'],
  ['mid', 'M24 23l12.2-11.500a1.5 1.5 0 0 0 .1-2l-3.7-4.900a1.5 1.5 0 0 0-1.2-.6H24z'],
  ['pale', 'M18.5 10.500L21 6.500h6l2.5 4z'],
];

export const homes = { hus, hytte, innbo, nokkel, laave, ring } as const;
