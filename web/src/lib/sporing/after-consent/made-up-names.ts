/** Invented: no real person has them. */
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
 * A name for the profile in the reports, so that people can tell profiles apart. Derived from the random tracking id,
 * so the same customer always gets the same name.
 */
export function drawName(trackingId: string): { fornavn: string; etternavn: string } {
  const digits = trackingId.replaceAll('-', '');
  return { fornavn: draw(fornavn, digits.slice(0, 8)), etternavn: draw(etternavn, digits.slice(-8)) };
}

function draw(names: readonly string[], hexadecimal: string): string {
  return names[(Number.parseInt(hexadecimal, 16) || 0) % names.length] ?? '';
}
