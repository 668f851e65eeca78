/** No person bears these. */
const fornavn =
  'Ekorn Oter Rev Gaupe Elg Rein Hare Grevling Mår Bever Lom Ugle Falk Ravn Skjære Trost Svale Linerle Ærfugl Lunde Torsk Laks Ørret Hval Sel Nise Krabbe Humle Maur Sommerfugl'.split(
    ' ',
  );
const etternavn =
  'Bjørk Furu Gran Osp Rogn Selje Hassel Lind Ask Eik Lyng Einer Bregne Mose Lav Kløver Blåklokke Hvitveis Løvetann Soleie Tyttebær Blåbær Multe Krekling Rabarbra Nype Timian Karse Siv Starr'.split(
    ' ',
  );

export const madeUpNames = { fornavn, etternavn };

/**
 * A name for the profile in the reports, so that people can tell them apart. Drawn by the tracking id, which is
 * random itself: the same customer gets the same name again.
 */
export function drawName(trackingId: string): { fornavn: string; etternavn: string } {
  const digits = trackingId.replaceAll('-', '');
  return { fornavn: draw(fornavn, digits.slice(0, 8)), etternavn: draw(etternavn, digits.slice(-8)) };
}

function draw(names: readonly string[], hexadecimal: string): string {
  return names[(Number.parseInt(hexadecimal, 16) || 0) % names.length] ?? '';
}
