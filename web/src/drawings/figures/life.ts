import { box, circle, ellipse, type Drawing } from './shape.ts';

const reise: Drawing = [
  ['mid', 'M17 16v-4a4 4 0 0 1 4-4h6a4 4 0 0 1 4 4v4h-3.5v-3.5a1 1 0 0 0-1-1h-5a1 1 0 0 0-1 1V16z'],
  ['deep', box(6, 15, 36, 26, 5)],
  ['mid', 'M13 15h4v26h-4zM31 15h4v26h-4z'],
  ['sun', 'M20 22h8v9l-4 3-4-3z'],
  [
    'ink',
    'M11 41h6v1.5a1.5 1.5 0 0 1-1.5 1.5h-3a1.5 1.5 0 0 1-1.5-1.500zM31 41h6v1.5a1.5 1.5 0 0 1-1.5 1.5h-3a1.5 1.5 0 0 1-1.5-1.5z',
  ],
];

const hund: Drawing = [
  [
    'deep',
    'M8 44V31c0-6 4-9 9-9h11l2-9.5a2 2 0 0 1 3.4-1L36 14h3a5 5 0 0 1 5 5v1.5a3.5 3.5 0 0 1-3.5 3.5H37v20h-5.5v-9h-14v9z',
  ],
  [
    'mid',
    'M30.6 10.5c3-1 5.4 2 5.4 5.5 0 3-1.4 5-3.4 5-2.6 0-4-7-2-10.5zM9.5 30C5 29 3.5 24 4.5 19.5a1.8 1.8 0 0 1 3.5.5c-.3 3.5 1 6 4 6z',
  ],
  ['sun', 'M28.3 25.5l8.7-1.5v3.3l-8.2 1.5z'],
  ['pale', circle(39, 18, 1.2)],
];

const hest: Drawing = [
  ['mid', 'M28 7.500c9.5 1.5 15 10.5 15 22V42a2 2 0 0 1-2 2h-6z'],
  [
    'deep',
    'M12 42c0-8 4.5-10.5 8.5-15.5-3 .2-5.5 2.5-8 3.200a4.5 4.5 0 0 1-5-7.100L20 10l.7-4.700a1.3 1.3 0 0 1 2.3-.6L26 8c7 2.5 11.5 10 11.5 20v14a2 2 0 0 1-2 2H14a2 2 0 0 1-2-2z',
  ],
  ['sun', 'M14.8 16.700l7.2 7.6-2.4 2-7-7.200z'],
  ['pale', circle(22.5, 14.5, 1.5)],
];

const bamse: Drawing = [
  [
    'mid',
    `${circle(16, 8, 4.5)}${circle(32, 8, 4.5)}M10 27a4 4 0 0 1 7-3l2 5-3 6c-4 0-6-4-6-8zM38 27a4 4 0 0 0-7-3l-2 5 3 6c4 0 6-4 6-8z`,
  ],
  ['deep', `${ellipse(24, 33, 11, 10.5)}${circle(24, 15, 11)}`],
  ['pale', `${ellipse(24, 19, 5, 4)}${circle(19.5, 13, 1.4)}${circle(28.5, 13, 1.4)}`],
  ['ink', circle(24, 17.5, 1.7)],
  ['mid', `${ellipse(16.5, 40, 5, 4.5)}${ellipse(31.5, 40, 5, 4.5)}`],
  ['sun', 'M17 25l7 2 7-2v5l-7-2-7 2z'],
];

const hjerte: Drawing = [
  ['deep', 'M24 43.2L7.8 27A11.3 11.3 0 0 1 23.8 11l.2.2.2-.2a11.3 11.3 0 0 1 16 16z'],
  ['mid', 'M24 43.2V11.2l.2-.2a11.3 11.3 0 0 1 16 16z'],
  ['pale', 'M12 20.5a5 5 0 0 1 5-5 1.5 1.5 0 0 1 0 3 2 2 0 0 0-2 2 1.5 1.5 0 0 1-3 0z'],
];

const paraply: Drawing = [
  ['deep', 'M6 22a18 18 0 0 1 36 0z'],
  ['mid', 'M24 4a18 18 0 0 1 8.5 18h-17A18 18 0 0 1 24 4z'],
  ['ink', 'M22.5 20h3v17.5a2.2 2.2 0 0 0 4.5 0 1.5 1.5 0 0 1 3 0 5.3 5.3 0 0 1-10.5 0z'],
  ['sun', circle(24, 4.5, 2)],
];

/** A case of bandages: treatment. */
const forstehjelp: Drawing = [
  [
    'mid',
    'M16 15v-3.500A4.5 4.5 0 0 1 20.5 7h7a4.5 4.5 0 0 1 4.5 4.500V15h-3.500v-3.200a1.3 1.3 0 0 0-1.3-1.300h-6.400a1.3 1.3 0 0 0-1.3 1.300V15z',
  ],
  ['deep', box(5, 14, 38, 30, 5)],
  ['mid', 'M5 19a5 5 0 0 1 5-5h2.500v30H10a5 5 0 0 1-5-5zM35.5 14H38a5 5 0 0 1 5 5v20a5 5 0 0 1-5 5h-2.500z'],
  ['pale', 'M21 20.500h6V26h5.500v6H27v5.500h-6V32h-5.500v-6H21z'],
];

/** A licence with its seal. */
const lisens: Drawing = [
  ['deep', 'M27 33h11v11l-5.5-3-5.5 3z'],
  ['pale', box(7, 5, 27, 37, 3)],
  ['mid', `${box(12, 11, 17, 3, 1.5)}${box(12, 18, 17, 3, 1.5)}${box(12, 25, 10, 3, 1.5)}`],
  ['deep', circle(32.5, 31, 7.5)],
  ['sun', circle(32.5, 31, 4)],
];

const kort: Drawing = [
  ['deep', box(4, 14, 40, 30, 4)],
  ['ink', 'M4 20h40v6H4z'],
  ['pale', box(9, 32, 14, 4, 2)],
  ['mid', circle(37, 35, 4.5)],
  ['sun', circle(32, 35, 4.5)],
];

const kjop: Drawing = [
  ['deep', circle(24, 25, 18)],
  ['pale', 'M22 16h4v7h7v4h-7v7h-4v-7h-7v-4h7z'],
];

const gran: Drawing = [
  ['ink', 'M22.3 36h3.4v8h-3.4z'],
  ['deep', 'M24 4l15 35H9z'],
  ['mid', 'M24 4l15 35H24z'],
];

export const life = {
  reise,
  hund,
  hest,
  bamse,
  hjerte,
  paraply,
  forstehjelp,
  lisens,
  kort,
  kjop,
  gran,
} as const;
